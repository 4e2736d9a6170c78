/**
 * For the first line of a front end: zod compiles its schemas with `eval` where it may, and finds out by trying. The content security
 * policy forbids it, and a browser reports the try as a violation.
 */
import { config } from 'zod/v4/core'

config({ jitless: true })
