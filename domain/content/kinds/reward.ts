/** A reward (2§3): what a merchant offers to members. Its codes are no content. */
import { z } from 'zod'
import { contentFaultTexts as texts } from '../../texts/content-texts.ts'
import {
  linkAddressSchema,
  merchantIdSchema,
  momentSchema,
  pictureAddressSchema,
  plainText,
  titleSchema,
  translatedTitleSchema,
} from '../content-fields.ts'
import { translationsOf } from '../translations.ts'

const excerptSchema = plainText(400)
const termsSchema = plainText(10_000)
const redeemDescriptionSchema = plainText(2_000)

const degrees = (most: number) =>
  z
    .number({ error: () => texts.coordinatesFaulty })
    .min(-most, { error: () => texts.coordinatesFaulty })
    .max(most, { error: () => texts.coordinatesFaulty })

const locationSchema = z.object({
  address: plainText(300).min(1, { error: () => texts.addressMissing }),
  /** Without, the place is not on the map. */
  position: z.object({ longitude: degrees(180), latitude: degrees(90) }).optional(),
})

export const rewardSchema = z.object({
  kind: z.literal('reward'),
  title: titleSchema,
  excerpt: excerptSchema,
  imageUrl: pictureAddressSchema,
  category: z.object({
    /** Part of the address of the category's page. */
    slug: z
      .string()
      .trim()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: () => texts.slugFaulty })
      .max(60, { error: () => texts.tooLong }),
    name: titleSchema,
    translations: translationsOf({ name: translatedTitleSchema }),
  }),
  merchantId: merchantIdSchema,
  /** UTC, ISO; empty for without end. */
  validUntil: momentSchema,
  contact: z.object({ phone: plainText(40), email: plainText(150) }),
  terms: termsSchema,
  locations: z.array(locationSchema).max(100),
  /** A document of this portal or of the web; empty for none. */
  brochureUrl: linkAddressSchema,
  /** How the voucher is used, for who has redeemed it. */
  redeemDescription: redeemDescriptionSchema,
  translations: translationsOf({
    title: translatedTitleSchema,
    excerpt: excerptSchema,
    terms: termsSchema,
    redeemDescription: redeemDescriptionSchema,
  }),
})
