/** The made-up health articles, the video, the banner and the launch message of the demonstration data, with pictures that the portal brings along. */
import type { EventLog } from '@member-care/event-store/event-log.ts'
import { subDays } from 'date-fns/subDays'
import { draftContent, publishContent } from './publish-content.ts'
import {
  demonstrationBanner,
  demonstrationMessage,
  screeningTranslations,
  walkingTranslations,
} from './translated-content.ts'
import type { ContentOf } from '@member-care/domain/content/content.ts'

interface DemonstrationArticle {
  readonly articleId: string
  readonly title: string
  readonly excerpt: string
  readonly imageUrl: string
  readonly content: string
  /** How long before the demonstration data was made it was published. */
  readonly daysAgo: number
  readonly translations?: ContentOf<'article'>['translations']
}

const articles: readonly DemonstrationArticle[] = [
  {
    articleId: 'a57c1e00-0000-4000-8000-000000000001',
    title: 'Ten minutes of walking, three times a day',
    excerpt: 'You need no gym to move more. Start with the way to the station.',
    imageUrl: '/articles/walking.svg',
    daysAgo: 6,
    translations: walkingTranslations,
    content: `
<p>Half an hour of brisk walking on most days is good for heart, weight and mood. It does not have to be in one piece.</p>
<h2>Where ten minutes hide</h2>
<ul><li>Get off the bus one stop earlier.</li><li>Take the stairs for the last three floors.</li><li>Walk to a lunch place that is further away, and take a colleague along.</li></ul>
<h2>Brisk enough?</h2>
<p>You can still talk, but you would not want to sing. Begin gently, and ask your doctor first when you have a heart condition.</p>`,
  },
  {
    articleId: 'a57c1e00-0000-4000-8000-000000000002',
    title: 'Eating well at the hawker centre',
    excerpt: 'Small changes to an order make a big difference to salt, sugar and fat.',
    imageUrl: '/articles/hawker.svg',
    daysAgo: 17,
    content: `
<p>Hawker food can be part of a healthy week. The order matters more than the stall.</p>
<h2>Ask for</h2>
<ul><li>more vegetables and less rice or noodles;</li><li>gravy on the side;</li><li>soup instead of fried, and skin taken off;</li><li>kopi or teh <em>siew dai</em> or <em>kosong</em>, and plain water.</li></ul>
<p>Leave half of the soup: most of the salt is in it.</p>`,
  },
  {
    articleId: 'a57c1e00-0000-4000-8000-000000000003',
    title: 'Better sleep without pills',
    excerpt: 'A steady rhythm helps more than a long lie-in at the weekend.',
    imageUrl: '/articles/sleep.svg',
    daysAgo: 31,
    content: `
<p>Most adults need seven to nine hours. When sleep does not come, habits are the first thing to look at.</p>
<h2>Tonight</h2>
<ol><li>Put the phone in another room an hour before bed.</li><li>Keep the bedroom cool and dark.</li><li>No coffee or tea after lunch.</li><li>Get up at the same time tomorrow, however the night was.</li></ol>
<p>See a doctor when you are tired for weeks, or when somebody hears you stop breathing at night.</p>`,
  },
  {
    articleId: 'a57c1e00-0000-4000-8000-000000000004',
    title: 'Which health screening, and when',
    excerpt: 'Screening finds what you cannot feel yet. Age and family decide what is worth looking for.',
    imageUrl: '/articles/screening.svg',
    daysAgo: 52,
    translations: screeningTranslations,
    content: `
<p>High blood pressure, diabetes and high cholesterol do not hurt, which is why they are found late.</p>
<h2>Worth asking your doctor about</h2>
<ul><li>from 18: weight and blood pressure, every one or two years;</li><li>from 40: blood sugar and cholesterol, every three years;</li><li>from 50: screening for bowel cancer, and for women mammograms.</li></ul>
<p>Earlier, when close relatives were ill. What your policy pays for stands in your benefits.</p>`,
  },
]

const BANNER_ID = 'a57c1e00-0000-4000-8000-000000000010'
const MESSAGE_ID = 'a57c1e00-0000-4000-8000-000000000011'

const video = {
  contentId: 'a57c1e00-0000-4000-8000-000000000005',
  daysAgo: 10,
  content: {
    kind: 'video',
    title: 'Five stretches at the desk',
    description:
      'Made up for the demonstration: there is no such video.\nShoulders, neck, wrists, back and legs, a minute each.',
    imageUrl: '/articles/sleep.svg',
    videoId: 'DEMO-stretch',
  },
} as const

export async function publishArticles(eventLog: EventLog, now: Date): Promise<void> {
  for (const { articleId, title, excerpt, imageUrl, content: html, daysAgo, translations } of articles) {
    const content = {
      kind: 'article',
      title,
      excerpt,
      imageUrl,
      html: html.trim(),
      ...(translations && { translations }),
    } as const
    await publishContent(eventLog, articleId, content, subDays(now, daysAgo))
  }
  await publishContent(eventLog, video.contentId, video.content, subDays(now, video.daysAgo))
  await draftContent(eventLog, BANNER_ID, demonstrationBanner, subDays(now, 3))
  await draftContent(eventLog, MESSAGE_ID, demonstrationMessage, subDays(now, 1))
}
