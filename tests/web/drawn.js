// What is drawn on a page, measured as it is seen: which things cover each other, which text is cut.
// It gives plain findings; covering.py puts them into words.

(() => {
  const EDGE = 2.5; // pixels by which two things may touch
  const SHARE = 0.06; // of the smaller one that may be touched, whatever the pixels are
  const STEP = 1.5; // pixels between two samples
  const BADGE = 0.34; // of its own piece that a badge at the corner may cover
  const BIGGER = 2.5; // times larger must be what another thing stands on
  const LETTER = 0.8; // of the height of words, for a letter on a piece whose shape says the same
  const CUT = 1.5; // pixels of a line of text that may be missing

  const overlap = (one, other) => {
    const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
    const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
    return right > left && bottom > top ? { left, top, right, bottom, width: right - left, height: bottom - top } : null;
  };
  const size = (box) => box.width * box.height;
  const isSeen = (one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const words = (one) => one.textContent.replace(/\s+/g, " ").trim();

  // The parts of the board: each with a name, the elements that paint it, and what it belongs to.

  const partsOfSprite = (group) => {
    const { sprite, slot, layer } = group.dataset;
    const [place] = sprite.split(".");
    const kind = [...group.classList].find((name) => /^slot-/.test(name)).slice(5);
    const about = { owner: sprite, place, slot, kind, layer: Number(layer), lost: group.classList.contains("lost") };
    return [...group.children].flatMap((child) => {
      if (/ring/.test(child.getAttribute("class") ?? "")) return [];
      const badge = child.classList.contains("plate");

      const what = badge ? `number ${words(child)}` : child.tagName === "use" ? child.getAttribute("href").slice(1) : "token";
      return [{ ...about, role: badge ? "badge" : "piece", name: `${what} (${sprite})`, painted: [child] }];
    });
  };
  /** A line of text is higher than its letters. */
  const boxOf = ({ role, painted: [one] }) => {
    const box = one.getBoundingClientRect();
    const room = role === "label" ? box.height * 0.16 : 0;
    return new DOMRect(box.left, box.top + room, box.width, box.height - 2 * room);
  };
  const boardParts = (svg, ground) => {
    const found = [...svg.querySelectorAll(".sprites > g")].flatMap(partsOfSprite);
    const single = (role) => (one) =>
      ({ role, owner: one, place: role, slot: "", kind: role, layer: 99, lost: false, painted: [one],
        name: `${role} ${one.dataset.mark ?? ""} "${words(one)}"` });
    const texts = [...document.querySelectorAll(".board-svg .names text, .ground-svg .map text")].map(single("label"));
    const signs = [...svg.querySelectorAll(".marks > g")].map(single("mark"));
    const others = [...svg.querySelectorAll(".areas .tag")].map(single("tag"));
    const closed = [...svg.querySelectorAll(".closed-links use")].map(single("closed sign"));
    return [...found, ...texts, ...signs, ...others, ...closed]
      .filter(({ lost, painted }) => !lost && isSeen(painted[0]))
      .map((part) => ({ ...part, box: boxOf(part) }));
  };

  /** Parts of one thing, or a pile of things that lie on each other on purpose. */
  const isOne = (one, other) => {
    if (one.owner === other.owner) return one.role !== "badge" && other.role !== "badge";
    if (one.slot === "" || one.slot !== other.slot) return false;
    if (one.place !== other.place) return one.role !== "badge" && other.role !== "badge"; // drawn in layers
    return one.kind === "pile";
  };
  const within = (inner, outer) =>
    inner.left >= outer.left - EDGE && inner.right <= outer.right + EDGE &&
    inner.top >= outer.top - EDGE && inner.bottom <= outer.bottom + EDGE;
  /** Something small that the layout puts above something big stands on it. */
  const standsOn = (one, other) => {
    const [upper, lower] = one.layer > other.layer ? [one, other] : [other, one];
    return upper.layer > lower.layer && lower.role === "piece" && upper.role !== "label" &&
      size(lower.box) >= BIGGER * size(upper.box) && within(upper.box, lower.box);
  };

  /** How much of the screen is painted by both, and how deep they reach into each other. */
  const painted = (box, one, other) => {
    let [count, left, right, top, bottom] = [0, Infinity, -Infinity, Infinity, -Infinity];
    for (let x = box.left + STEP / 2; x < box.right; x += STEP) {
      for (let y = box.top + STEP / 2; y < box.bottom; y += STEP) {
        const there = document.elementsFromPoint(x, y);
        const hit = (part) => there.some((found) => part.painted[0] === found || part.painted[0].contains(found));
        if (!hit(one) || !hit(other)) continue;
        count += 1;
        [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
      }
    }
    const area = count * STEP * STEP;
    return { area, depth: count ? area / (Math.max(right - left, bottom - top) + STEP) : 0 };
  };
  const inSight = (box) => box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  const round = (number) => Math.round(number * 10) / 10;
  const at = (box) => [round(box.left), round(box.top), round(box.width), round(box.height)];

  const coveredOnBoard = (parts) => {
    const faults = [];
    for (let n = 0; n < parts.length; n += 1) {
      for (const other of parts.slice(n + 1)) {
        const one = parts[n];
        const both = overlap(one.box, other.box);
        if (!both || Math.min(both.width, both.height) <= EDGE) continue;
        if (isOne(one, other) || standsOn(one, other)) continue;
        const own = one.owner === other.owner;
        const smaller = Math.min(size(one.box), size(other.box));
        const larger = Math.max(size(one.box), size(other.box));
        const { area, depth } = painted(both, one, other);
        const much = own ? area > BADGE * larger : depth > EDGE && area > SHARE * smaller;
        if (much) {
          faults.push({ kind: "covers", one: one.name, other: other.name, at: at(both), depth: round(depth), share: round((100 * area) / smaller) });
        }
      }
    }
    return faults;
  };

  // Text on the board

  const scaleOf = (one) => {
    const { a, b } = one.getScreenCTM();
    return Math.hypot(a, b);
  };
  const letters = (svg, ground) => {
    const plain = [...svg.querySelectorAll("text"), ...ground.querySelectorAll("text")].filter(isSeen)
      .map((one) => ({ text: words(one), size: parseFloat(getComputedStyle(one).fontSize) * scaleOf(one) }));
    const drawn = [...svg.querySelectorAll("use"), ...ground.querySelectorAll(".sprites use")].filter(isSeen).flatMap((use) => {
      const symbol = document.getElementById(use.getAttribute("href").slice(1));
      const view = symbol?.viewBox?.baseVal;
      if (!view?.width) return [];
      const scale = Math.min(use.width.baseVal.value / view.width, use.height.baseVal.value / view.height) * scaleOf(use);
      return [...symbol.querySelectorAll("text")].map((one) =>
        ({ text: `${words(one)} of ${symbol.id}`, small: words(one).length === 1, size: parseFloat(getComputedStyle(one).fontSize) * scale }));
    });
    return [...plain, ...drawn].filter(({ text }) => /[\p{L}\d]/u.test(text.split(" of ")[0]));
  };
  const tiny = (svg, ground, least) =>
    [...new Map(letters(svg, ground).filter((one) => one.size < (one.small ? least * LETTER : least)).map((one) => [one.text, one])).values()]
      .map((one) => ({ kind: "tiny", one: one.text, depth: round(one.size) }));

  /** Text that the edge of the board, of its plate or of an area cuts or crosses. */
  const crossed = (parts, svg, whole) => {
    const frame = svg.getBoundingClientRect();
    const faults = [];
    const told = (kind, part, other, box, depth) =>
      faults.push({ kind, one: part.name, other, at: at(box), depth: round(depth) });
    const beyond = (inner, outer) =>
      Math.max(outer.left - inner.left, inner.right - outer.right, outer.top - inner.top, inner.bottom - outer.bottom);
    for (const part of parts) {
      const out = beyond(part.box, frame);
      if (whole && out > CUT) told("leaves", part, "the board", part.box, out);
      const plate = part.painted[0].querySelector?.("rect, use");
      const text = part.painted[0].querySelector?.("text");
      if (plate && text && isSeen(plate)) {
        const past = beyond(text.getBoundingClientRect(), plate.getBoundingClientRect());
        if (past > 2 * CUT) told("leaves", part, "its plate", part.box, past); // boxes of text are higher than it
      }
    }
    const outlines = [...svg.querySelectorAll(".areas .area")].map((area) => [area, area.querySelector(".outline")]);
    for (const part of parts.filter(({ role }) => role === "label" || role === "mark" || role === "badge")) {
      const text = part.painted[0].querySelector?.("text") ?? part.painted[0];
      if (text.tagName !== "text") continue;
      const box = text.getBoundingClientRect();
      const [dx, dy] = [box.width * 0.04, box.height * 0.22]; // where letters are, not the room around them
      const inner = { left: box.left + dx, right: box.right - dx, top: box.top + dy, bottom: box.bottom - dy };
      for (const [area, outline] of outlines) {
        if (part.role !== "label" && !area.classList.contains("lit")) continue;
        const edge = outline.getBoundingClientRect();
        if (!overlap(inner, edge)) continue;
        const back = outline.getScreenCTM().inverse();
        let hits = 0;
        for (let x = inner.left; x <= inner.right; x += 2) {
          for (let y = inner.top; y <= inner.bottom; y += 2) {
            hits += outline.isPointInStroke(new DOMPoint(x, y).matrixTransform(back)) ? 1 : 0;
          }
        }
        if (hits > 1) told("crosses", part, `the border of ${area.dataset.area}`, box, 2 * Math.sqrt(hits));
      }
    }
    return faults;
  };

  /** The names of a track stand each within its own space. */
  const offTheirSpace = (ground) => {
    const spaces = [...ground.querySelectorAll(".sprites > g")].map((one) => one.getBoundingClientRect());
    return [...document.querySelectorAll(".board-svg .track-label")].filter(isSeen).flatMap((label) => {
      const box = label.getBoundingClientRect();
      const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const space = spaces.find((one) => one.left <= middle[0] && middle[0] <= one.right && one.top <= middle[1] && middle[1] <= one.bottom);
      const past = space ? Math.max(space.left - box.left, box.right - space.right) : 0;
      return past > CUT ? [{ kind: "leaves", one: `label "${words(label)}"`, other: "its space", at: at(box), depth: round(past) }] : [];
    });
  };

  // Beside the board: panels, buttons, text

  const CONTROLS = "button, a[href], select, input, textarea, summary, [role=button]:not(g), [role=slider]";
  const scrolls = (style) => /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
  const clips = (style) =>
    style.display !== "contents" && /hidden|clip|strict|paint|content/.test(`${style.overflowX} ${style.overflowY} ${style.contain}`);
  const isRead = (node) => {
    const one = node.parentElement;
    return one && !one.closest("svg, script, style, .unseen, .visually-hidden, .sr-only, [aria-hidden=true] .digit, option") && node.textContent.trim() !== "" && isSeen(one);
  };
  const lines = (scope) => {
    const found = [];
    const walk = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      if (!isRead(walk.currentNode)) continue;
      const range = document.createRange();
      range.selectNodeContents(walk.currentNode);
      for (const box of range.getClientRects()) {
        if (box.width > 1 && box.height > 1) found.push({ node: walk.currentNode.parentElement, text: words(walk.currentNode), box });
      }
    }
    return found;
  };

  /** What is left of a box after everything around it; null once it can be scrolled to. */
  const cutBy = (line) => {
    let box = line.box;
    for (let one = line.node; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (scrolls(style)) return null;
      if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") {
        if (one.title || one.getAttribute("aria-label") || one.closest("[title]")) return null;
      }
      if (clips(style)) {
        const outer = one.getBoundingClientRect();
        const past = Math.max(outer.left - box.left, box.right - outer.right, outer.top - box.top, box.bottom - outer.bottom);
        const slack = Math.min(4, box.height * 0.2); // a line of text is higher than its letters
        if (past > CUT + slack) return { by: one, past };
      }
      if (style.position === "fixed") break;
    }
    return null;
  };
  const nameOf = (one) => {
    const label = one.getAttribute?.("aria-label") || words(one).slice(0, 40);
    const look = typeof one.className === "string" ? one.className.trim().split(/\s+/).join(".") : "";
    return `${one.tagName.toLowerCase()}${look ? `.${look}` : ""} "${label}"`;
  };
  const cutText = (scope) =>
    lines(scope).flatMap((line) => {
      const cut = cutBy(line);
      return cut ? [{ kind: "cut", one: `text "${line.text.slice(0, 60)}"`, other: nameOf(cut.by), at: at(line.box), depth: round(cut.past) }] : [];
    });

  /** The part of a box that is seen, after all that scrolls or cuts around it. */
  const seen = (first, box) => {
    let left = box;
    for (let outer = first; left && outer && outer !== document.body; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      if (scrolls(style) || clips(style)) left = overlap(left, outer.getBoundingClientRect());
      if (style.position === "fixed") break;
    }
    return left && overlap(left, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  };
  const lifted = (one) => {
    for (let outer = one; outer && outer !== document.body; outer = outer.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(outer).position)) return outer;
      if (outer.matches("dialog, .place-menu, .odds")) return outer;
    }
    return null;
  };
  /** Things of one plane: what floats over a page that scrolls is not compared with the page. */
  const samePlane = (one, other) => lifted(one) === lifted(other);

  const coveredText = (scope) => {
    const all = lines(scope).map((line) => ({ ...line, box: seen(line.node, line.box) })).filter(({ box }) => box && box.height > 4);
    const faults = [];
    all.forEach((line, n) => {
      for (const other of all.slice(n + 1)) {
        const both = overlap(line.box, other.box);
        if (!both || line.node === other.node || !samePlane(line.node, other.node)) continue;
        const slack = Math.min(line.box.height, other.box.height) * 0.3;
        if (both.width > EDGE && both.height > slack) {
          faults.push({ kind: "covers", one: `text "${line.text.slice(0, 40)}"`, other: `text "${other.text.slice(0, 40)}"`, at: at(both), depth: round(Math.min(both.width, both.height)), share: 100 });
        }
      }
      const middle = document.elementFromPoint(line.box.left + line.box.width / 2, line.box.top + line.box.height / 2);
      if (middle && isSeen(middle) && !middle.contains(line.node) && !line.node.contains(middle) && samePlane(line.node, middle)) {
        faults.push({ kind: "covers", one: nameOf(middle), other: `text "${line.text.slice(0, 60)}"`, at: at(line.box), depth: round(line.box.height), share: 100 });
      }
    });
    return faults;
  };

  const coveredControls = (scope) => {
    const all = [...scope.querySelectorAll(CONTROLS)].filter((one) => isSeen(one) && getComputedStyle(one).pointerEvents !== "none")
      .map((one) => ({ one, box: seen(one.parentElement, one.getBoundingClientRect()) })).filter(({ box }) => box && box.width > 6 && box.height > 6);
    const faults = [];
    all.forEach(({ one, box }, n) => {
      const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const mine = found && (one.contains(found) || found.contains(one) || found.closest("label")?.contains(one));
      if (found && !mine && samePlane(one, found)) {
        faults.push({ kind: "covers", one: nameOf(found), other: nameOf(one), at: at(box), depth: round(box.height), share: 100 });
      }
      for (const { one: other, box: there } of all.slice(n + 1)) {
        const both = overlap(box, there);
        if (!both || one.contains(other) || other.contains(one) || !samePlane(one, other)) continue;
        if (Math.min(both.width, both.height) > EDGE) {
          faults.push({ kind: "covers", one: nameOf(one), other: nameOf(other), at: at(both), depth: round(Math.min(both.width, both.height)), share: round((100 * size(both)) / Math.min(size(box), size(there))) });
        }
      }
    });
    return faults;
  };

  /** The table of odds, which pointers pass through, lies over no other control than lines of the log. */
  const coveredByOdds = (scope) => {
    const odds = scope.querySelector(".odds");
    if (!odds || !isSeen(odds)) return [];
    const table = odds.getBoundingClientRect();
    return [...scope.querySelectorAll(".action, .undo-bar button, .part, .again")].flatMap((one) => {
      const box = seen(one.parentElement, one.getBoundingClientRect());
      const both = box && overlap(box, table);
      if (!both || Math.min(both.width, both.height) <= EDGE) return [];
      return [{ kind: "covers", one: "the odds", other: nameOf(one), at: at(both), depth: round(both.height), share: round((100 * size(both)) / size(box)) }];
    });
  };

  const judgeBoard = ({ least = 0 } = {}) => {
    const [svg, ground] = [document.querySelector(".board-svg"), document.querySelector(".ground-svg")];
    if (!svg || !ground) return [];
    const touch = new CSSStyleSheet(); // everything that is painted can be found by a point
    touch.replaceSync(`.board-svg .sprites *, .marks *, .tag *, .closed-links *, .names text, .ground-svg text {
        pointer-events: visiblePainted !important }
      .board-svg .areas .outline, .board-svg .areas .edge { pointer-events: none !important }
      .place-menu, .odds, .stage { display: none !important }`);
    document.adoptedStyleSheets = [touch];
    svg.scrollIntoView({ block: "center" });
    const [, , width] = svg.getAttribute("viewBox").split(" ").map(Number);
    const whole = width >= Math.max(...[...document.querySelectorAll(".ground-svg .map > svg")].map((map) => Number(map.getAttribute("width"))), 0);
    const parts = boardParts(svg, ground);
    const shown = parts.filter(({ box }) => inSight(box));
    const faults = [...coveredOnBoard(shown), ...crossed(parts, svg, whole), ...offTheirSpace(ground), ...(least ? tiny(svg, ground, least) : [])];
    document.adoptedStyleSheets = [];
    scrollTo(0, 0);
    return faults;
  };
  const judgePanels = () => {
    const scope = [...document.querySelectorAll("dialog[open]")].pop() ?? document.querySelector("#app, body");
    return [...cutText(scope), ...coveredText(scope), ...coveredControls(scope), ...coveredByOdds(scope)];
  };
  window.drawn = { judgeBoard, judgePanels };
})();
