// What the bundler gathers from folders; see build.mjs.
declare module "gathered:words" {
  const texts: Record<"en" | "de", string>;
  export default texts;
}
