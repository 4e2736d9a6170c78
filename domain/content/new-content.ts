/** Content of each kind before anybody fills it in. */
import type { Content, ContentKind } from './content.ts'

const empty: { readonly [Kind in ContentKind]: Extract<Content, { kind: Kind }> } = {
  article: { kind: 'article', title: '', excerpt: '', imageUrl: '', html: '' },
  video: { kind: 'video', title: '', description: '', imageUrl: '', videoId: '' },
  reward: {
    kind: 'reward',
    title: '',
    excerpt: '',
    imageUrl: '',
    category: { slug: '', name: '' },
    merchantId: '',
    validUntil: '',
    contact: { phone: '', email: '' },
    terms: '',
    locations: [],
    brochureUrl: '',
    redeemDescription: '',
  },
  merchant: { kind: 'merchant', name: '', description: '', website: '', imageUrl: '' },
  product: {
    kind: 'product',
    title: '',
    description: '',
    url: '',
    imageUrl: '',
    priceCents: 0,
    merchantId: '',
    redeemWay: 'fixed-code',
  },
  banner: { kind: 'banner', title: '', text: '', imageUrl: '', linkUrl: '', linkText: '' },
  'chat-menu': {
    kind: 'chat-menu',
    title: '',
    items: [{ id: 'topic-1', message: '', action: { type: 'redirect-button', webUrl: '', buttonText: '' } }],
  },
  'launch-message': { kind: 'launch-message', title: '', text: '' },
  'clinic-picture': { kind: 'clinic-picture', clinicCode: '', clinicName: '', imageUrl: '' },
  'public-holidays': { kind: 'public-holidays', year: 0, days: [{ day: '', name: '' }] },
}

/** @param year of which public holidays are to be written */
export function newContent(kind: ContentKind, year: number): Content {
  const content = structuredClone(empty[kind])
  return content.kind === 'public-holidays' ? { ...content, year } : content
}
