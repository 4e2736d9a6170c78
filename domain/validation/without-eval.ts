/**
 * For the first line of a front end: zod compiles its schemas with `eval` where it may, and finds out by trying. The content security
 * policy forbids it, and a browser reports the try as a violation. This is `z.config({ jitless: true })` where zod itself keeps it, because
 * to import `config` would put 4 kB of zod into the first download, which has no schema.
 */
const shared = globalThis as { __zod_globalConfig?: object }

shared.__zod_globalConfig = Object.assign(shared.__zod_globalConfig ?? {}, { jitless: true })
