export { default } from "@adyakshar/papers/figures/memory";
