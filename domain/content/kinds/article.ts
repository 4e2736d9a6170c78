/** A health article (ART-005). */
import { z } from 'zod'
import { contentFaultTexts as texts } from '../../texts/content-texts.ts'
import { pictureAddressSchema, plainText, titleSchema, translatedTitleSchema } from '../content-fields.ts'
import { translationsOf } from '../translations.ts'

const excerptSchema = plainText(400)
const htmlSchema = plainText(200_000)

export const articleSchema = z.object({
  kind: z.literal('article'),
  title: titleSchema,
  excerpt: excerptSchema,
  imageUrl: pictureAddressSchema,
  /** HTML, cleaned before it is saved and again where it is shown. */
  html: htmlSchema.refine((html) => html.includes('<img ') || html.replace(/<[^>]*>/g, '').trim() !== '', {
    error: () => texts.articleEmpty,
  }),
  translations: translationsOf({ title: translatedTitleSchema, excerpt: excerptSchema, html: htmlSchema }),
})
