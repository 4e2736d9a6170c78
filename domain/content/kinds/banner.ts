/** A banner on the members' home page. */
import { z } from 'zod'
import {
  linkAddressSchema,
  pictureAddressSchema,
  plainText,
  titleSchema,
  translatedTitleSchema,
} from '../content-fields.ts'
import { translationsOf } from '../translations.ts'

const textSchema = plainText(300)
const linkTextSchema = plainText(60)

export const bannerSchema = z.object({
  kind: z.literal('banner'),
  title: titleSchema,
  text: textSchema,
  imageUrl: pictureAddressSchema,
  /** Where its link leads; empty for none. */
  linkUrl: linkAddressSchema,
  linkText: linkTextSchema,
  translations: translationsOf({ title: translatedTitleSchema, text: textSchema, linkText: linkTextSchema }),
})
