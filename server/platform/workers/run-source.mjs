import { register } from "tsx/esm/api";

/** Node does not run TypeScript by itself: register tsx first. */
register();
await import(process.argv[2]);
