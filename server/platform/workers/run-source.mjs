import { register } from "tsx/esm/api";

/** Node runs no TypeScript by itself: tsx is registered first. */
register();
await import(process.argv[2]);
