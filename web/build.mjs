// Bundle the client into a folder: node build.mjs FOLDER. Run by "python -m siegeworks.webbuild".

import { build } from "esbuild";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const folder = resolve(process.argv[2] ?? join(here, "dist"));
const FIRST = ["tokens.css", "base.css"]; // what all other sheets build on

const namesIn = async (part, ending) =>
  (await readdir(join(here, part))).filter((name) => name.endsWith(ending)).sort();

/** What is said, without what is only for those who write it: comments, empty lines, spaces. */
const pack = (text) =>
  text
    .replace(/^#.*$/gm, "")
    .replace(/\n\s*\n/g, "\n")
    .replace(/^ +/gm, " ")
    .replace(/^([\w-]+) = /gm, "$1=")
    .replace(/\{ (\$?[\w-]+) \}/g, "{$1}")
    .replace(/\{ (?=\$\w+ ->)/g, "{");

/** All sentences of a language as one text. */
async function words(language) {
  const files = await namesIn(join("words", language), ".ftl");
  const texts = files.map((file) => readFile(join(here, "words", language, file), "utf8"));
  const text = (await Promise.all(texts)).join("\n");
  const keys = [...text.matchAll(/^[\w-]+(?= *=)/gm)].map(([key]) => key);
  const twice = keys.filter((key, place) => keys.indexOf(key) !== place);
  if (twice.length) throw new Error(`words/${language} says twice: ${twice.join(", ")}`);
  return pack(text);
}

/** One sheet that takes in all others, the common ones first. */
async function styles() {
  const names = await namesIn("styles", ".css");
  const ordered = [...FIRST, ...names.filter((name) => !FIRST.includes(name))];
  return ordered.map((name) => `@import "./${name}";`).join("\n");
}

/** What is gathered from folders stands behind the names "gathered:words" and "gathered:styles". */
const gathered = {
  name: "gathered",
  setup(bundler) {
    bundler.onResolve({ filter: /^gathered:/ }, ({ path }) => ({ path, namespace: "gathered" }));
    bundler.onLoad({ filter: /:words$/, namespace: "gathered" }, async () => ({
      contents: JSON.stringify({ en: await words("en"), de: await words("de") }),
      loader: "json",
    }));
    bundler.onLoad({ filter: /:styles$/, namespace: "gathered" }, async () => ({
      contents: await styles(),
      loader: "css",
      resolveDir: join(here, "styles"),
    }));
  },
};

const result = await build({
  absWorkingDir: here,
  entryPoints: { client: "src/main.tsx", style: "gathered:styles" },
  outdir: folder,
  entryNames: "[name]-[hash]",
  bundle: true,
  format: "esm",
  target: ["es2022"],
  minify: true,
  charset: "utf8", // escaped, letters beyond ASCII take two or three times the room
  metafile: true,
  legalComments: "none",
  logLevel: "warning",
  plugins: [gathered],
});

const made = Object.keys(result.metafile.outputs).map((path) => basename(path));
const named = (ending) => made.find((name) => name.endsWith(ending)) ?? "";
const page = await readFile(join(here, "index.html"), "utf8");
await mkdir(folder, { recursive: true });
await writeFile(
  join(folder, "index.html"),
  page.replace("STYLE", named(".css")).replace("SCRIPT", named(".js")),
);
