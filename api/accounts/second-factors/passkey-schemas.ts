/** What goes between the browser's passkey functions and ours, as JSON (WebAuthn level 3). The package looks into it. */
import { z } from 'zod'

/** For the browser, as it takes it. */
export const browserOptionsSchema = z.object({ options: z.record(z.string(), z.unknown()) })

/** From the browser: only what is looked at before the package does. */
export const browserResponseSchema = z.looseObject({ id: z.string().max(2_000), type: z.literal('public-key') })
