/** A video, which the video service keeps (ART-006). */
import { z } from 'zod'
import { contentFaultTexts as texts } from '../../texts/content-texts.ts'
import { pictureAddressSchema, plainText, titleSchema, translatedTitleSchema } from '../content-fields.ts'
import { translationsOf } from '../translations.ts'

const descriptionSchema = plainText(5_000)

export const videoSchema = z.object({
  kind: z.literal('video'),
  title: titleSchema,
  description: descriptionSchema,
  /** Shown until the member starts the video: the service learns nothing before. */
  imageUrl: pictureAddressSchema,
  /** The video service's. */
  videoId: z
    .string()
    .trim()
    .regex(/^[\w-]{1,40}$/, { error: () => texts.videoFaulty }),
  translations: translationsOf({ title: translatedTitleSchema, description: descriptionSchema }),
})
