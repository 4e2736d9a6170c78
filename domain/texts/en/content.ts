/** Why content cannot be saved or published so. */
import { plural } from '../../language/plural.ts'

export const contentFaultTexts = {
  titleMissing: 'Give it a title.',
  tooLong: 'This is too long. Shorten it.',
  pictureFaulty: 'Upload the picture here, or give an address of this portal that begins with a slash.',
  linkFaulty: 'Give an address that begins with https:// or, for a page of this portal, with a slash.',
  momentFaulty: 'Choose a date and a time.',
  articleEmpty: 'Write the article.',
  videoFaulty: 'Give the id of the video, as it stands after “v=” in its address.',
  slugFaulty: 'Use small letters, digits and hyphens.',
  addressMissing: 'Give the address of this place.',
  coordinatesFaulty: 'Give longitude and latitude in degrees, such as 103.85 and 1.29.',
  priceFaulty: 'Give a price of at least SGD 0.01 and at most SGD 999,999.00.',
  messageMissing: 'Say what the topic is called.',
  buttonMissing: 'Say what stands on the button.',
  topicsMissing: 'Add at least one topic.',
  topicsTooMany: (most: number) => `Keep at most ${plural('en', most, { one: '1 topic', other: `${most} topics` })}.`,
  topicTwice: 'Two topics have the same id. Change one of them.',
}

export const contentRefusalTexts = {
  CONTENT_NOT_FOUND: 'This content does not exist.',
  CONTENT_FAULTY: 'It cannot be saved so. Correct what is marked.',
  CONTENT_AUDIENCE_MISSING: 'Choose the clients whose members see it, or all clients.',
  CONTENT_KIND_FIXED: 'It stays what it is. Make new content for another kind.',
  CONTENT_VERSION_ABSENT: 'There is no such version. Reload the page.',
  CONTENT_SUBMITTED_ALREADY: 'It waits for approval already. Reload the page.',
  CONTENT_NOT_SUBMITTED: 'Nothing of it waits for approval. Submit it first.',
  CONTENT_OWN: 'You wrote something of this version, or submitted it. Another administrator has to publish it.',
  CONTENT_REASON_MISSING: 'Say why, so that the author knows what to change.',
  CONTENT_MOMENT_PAST: 'Choose a moment that has not passed.',
  CONTENT_WINDOW_REVERSED: 'It has to end after it begins. Choose a later end.',
  CONTENT_NOT_SHOWN: 'It is not shown then anyway. Reload the page.',
}
