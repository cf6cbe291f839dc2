lesson = Lesson
lesson-place = Lesson, { $place } of { $count }
lesson-next = Go on
lesson-skip = Leave the lesson
lesson-play-on = Play on
lesson-strayed = You chose "{ $words }". The rules allow it, but the lesson had something else in mind. Take it back to go on with the lesson, or play on by yourself.
lesson-back = Take it back
lesson-without = Play on without the lesson
