export { default } from "@adyakshar/papers/figures/h2";
