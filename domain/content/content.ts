/** Content that the console keeps, of every kind. */
import { z } from 'zod'
import { keptData } from '../schemas/kept-data.ts'
import { articleSchema } from './kinds/article.ts'
import { bannerSchema } from './kinds/banner.ts'
import { chatMenuSchema } from './kinds/chat-menu.ts'
import { clinicPictureSchema } from './kinds/clinic-picture.ts'
import { launchMessageSchema } from './kinds/launch-message.ts'
import { merchantSchema } from './kinds/merchant.ts'
import { productSchema } from './kinds/product.ts'
import { publicHolidaysSchema } from './kinds/public-holidays.ts'
import { rewardSchema } from './kinds/reward.ts'
import { videoSchema } from './kinds/video.ts'

/** Content with the rules of its kind: for forms, and for saving. */
export const contentSchema = z.discriminatedUnion('kind', [
  articleSchema,
  videoSchema,
  rewardSchema,
  merchantSchema,
  productSchema,
  bannerSchema,
  chatMenuSchema,
  launchMessageSchema,
  clinicPictureSchema,
  publicHolidaysSchema,
])
export type Content = z.infer<typeof contentSchema>

/** As it is kept: the same fields without the rules, so that what was saved before a rule is still read. */
export const contentDataSchema = z.discriminatedUnion('kind', [
  keptData(articleSchema),
  keptData(videoSchema),
  keptData(rewardSchema),
  keptData(merchantSchema),
  keptData(productSchema),
  keptData(bannerSchema),
  keptData(chatMenuSchema),
  keptData(launchMessageSchema),
  keptData(clinicPictureSchema),
  keptData(publicHolidaysSchema),
])

export type ContentKind = Content['kind']
export const contentKinds = contentSchema.options.map(({ shape }) => shape.kind.value) as readonly ContentKind[]

/** The content of one kind. */
export type ContentOf<Kind extends ContentKind> = Extract<Content, { kind: Kind }>

/** Who sees it: the members of these clients, or of all where it is null. */
export const audienceSchema = z.array(z.string()).nullable()
export type Audience = readonly string[] | null

/** Kinds that are the same for the members of all clients: said before anybody signs in, or of the one panel and the one calendar (S114). */
export function isForEverybody(kind: ContentKind): boolean {
  return kind === 'launch-message' || kind === 'clinic-picture' || kind === 'public-holidays'
}

/** By what lists and dialogs call it. */
export function titleOf(content: Content): string {
  switch (content.kind) {
    case 'merchant':
      return content.name
    case 'clinic-picture':
      return content.clinicName === '' ? content.clinicCode : `${content.clinicName} (${content.clinicCode})`
    case 'public-holidays':
      return String(content.year)
    default:
      return content.title
  }
}
