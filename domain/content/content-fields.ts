/** Fields that several kinds of content have, with their rules. An empty text stands for what is not given. */
import { z } from 'zod'
import { isOpenable } from '../client/client-links.ts'
import { contentFaultTexts as texts } from '../texts/content-texts.ts'

/** A picture stands at an address of this portal: another site would learn who looks at it. */
const ownAddress = /^\/[^\s/\\][^\s\\]*$/

const LONGEST_TITLE = 150

/** Name or heading, by which lists and pages call the content. */
export const titleSchema = z
  .string()
  .trim()
  .min(1, { error: () => texts.titleMissing })
  .max(LONGEST_TITLE, { error: () => texts.tooLong })

/** The same in another language; empty for not translated. */
export const translatedTitleSchema = plainText(LONGEST_TITLE)

/** Plain text of one paragraph or several. */
export function plainText(longest: number) {
  return z
    .string()
    .trim()
    .max(longest, { error: () => texts.tooLong })
}

/** Of a picture that members see; empty for none. */
export const pictureAddressSchema = z
  .string()
  .trim()
  .max(500, { error: () => texts.tooLong })
  .refine((address) => address === '' || ownAddress.test(address), { error: () => texts.pictureFaulty })

/** Where a link leads: a page of this portal or one of the web that nobody on the way can change; empty for none. */
export const linkAddressSchema = z
  .string()
  .trim()
  .max(2_000, { error: () => texts.tooLong })
  .refine((address) => address === '' || isOpenable(address), { error: () => texts.linkFaulty })

/** A moment in UTC, ISO with milliseconds; empty for none. */
export const momentSchema = z
  .string()
  .refine((moment) => moment === '' || isMoment(moment), { error: () => texts.momentFaulty })

/** The id of the content item of a merchant; empty for none. */
export const merchantIdSchema = z.string().trim().max(60)

function isMoment(text: string): boolean {
  return z.iso.datetime({ precision: 3 }).safeParse(text).success
}
