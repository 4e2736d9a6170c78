/** Texts of a claim that is begun without a network (S125). The wording is ours. */
import { plural } from '../../language/plural.ts'

export const claimWithoutNetworkTexts = {
  accountInProfile: 'The account in your profile',
  nricInProfile: 'the one in your profile',
  benefitsAsSeen: 'As last seen on this device. Whether it is covered on that day is checked when the claim is filed.',
  readyTitle: 'Your claim is complete, and kept on this device',
  readyDetail:
    'You are not signed in, so it cannot be submitted yet. Once you are connected, sign in. You will find it on Home and can submit it there.',
  notKeptTitle: 'This claim is not kept yet',
  notKeptDetail: 'Please leave this page open, and sign in here once you are connected.',

  /** Of claims that wait to be filed. */
  failing:
    'We could not file this yet and keep trying. Your other claims are filed in the meantime. It will not be filed twice.',
  /** @param days how long it has waited here */
  waitsLong: (days: number) =>
    `It has been waiting here for ${days} ${plural('en', days, { one: 'day', other: 'days' })}. Claims have a last day for filing: please connect and sign in here soon, or discard it.`,
} as const
