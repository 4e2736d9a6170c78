/** The picture of a panel clinic (2§7). It is of a code, because the panel itself is replaced as a whole (S114). */
import { z } from 'zod'
import { contentFaultTexts as texts } from '../../texts/content-texts.ts'
import { plainText } from '../content-fields.ts'

/** Of a picture that the portal keeps: members fetch it by the code of the clinic. */
const keptPicture = /^\/api\/content\/pictures\/([0-9a-f-]{36})$/

export const clinicPictureSchema = z.object({
  kind: z.literal('clinic-picture'),
  /** In capitals, as codes are compared. */
  clinicCode: z
    .string()
    .trim()
    .toUpperCase()
    .min(1, { error: () => texts.clinicMissing })
    .max(40, { error: () => texts.tooLong }),
  /** What the panel called the clinic when this was saved. */
  clinicName: plainText(300),
  imageUrl: z
    .string()
    .trim()
    .regex(keptPicture, { error: () => texts.clinicPictureMissing }),
})

/** The id of the picture at such an address; undefined for another address. */
export function pictureIdOf(imageUrl: string): string | undefined {
  return keptPicture.exec(imageUrl)?.[1]
}
