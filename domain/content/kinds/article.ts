/** A health article (ART-005). */
import { z } from 'zod'
import { contentFaultTexts as texts } from '../../texts/content-texts.ts'
import { pictureAddressSchema, plainText, titleSchema } from '../content-fields.ts'

export const articleSchema = z.object({
  kind: z.literal('article'),
  title: titleSchema,
  excerpt: plainText(400),
  imageUrl: pictureAddressSchema,
  /** HTML, cleaned before it is saved and again where it is shown. */
  html: z
    .string()
    .trim()
    .max(200_000, { error: () => texts.tooLong })
    .refine((html) => html.includes('<img ') || html.replace(/<[^>]*>/g, '').trim() !== '', {
      error: () => texts.articleEmpty,
    }),
})
