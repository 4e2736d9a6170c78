/** The member is told when the insurer has taken their claim, asks for something, or has decided. */
import type { Reactor } from './reactor.ts'

export const CLAIM_NOTIFICATION = 'claim-notification'

const notifiedOf = ['ClaimRegistered', 'ClaimInformationRequested', 'ClaimApproved', 'ClaimRejected'] as const
/** What a claim notification tells of. */
export type ClaimNotificationTopic = (typeof notifiedOf)[number]

/** Payload: `{ claimId, topic }`, with a {@link ClaimNotificationTopic}. */
export const claimNotifications: Reactor = {
  name: 'claim-notifications',
  handles: notifiedOf,
  startsAt: 'beginning',
  react: (event) => {
    const topic = notifiedOf.find((type) => type === event.type)
    if (!topic || !('claimId' in event.data)) return []
    // What was taken over from elsewhere happened long ago; it is no news.
    if (event.metadata.occurredAt !== undefined) return []
    const { claimId } = event.data
    return [{ kind: CLAIM_NOTIFICATION, subjectId: claimId, payload: { claimId, topic } }]
  },
}
