/** Why a receipt could not be read. The words for it are in domain/texts. */

/** What a person can do better with another photo. */
export type PictureFault = 'tooSmall' | 'tooDark' | 'tooBlurred'

/** Why nothing was read. */
export type ReadingFault = PictureFault | 'noText' | 'unreadable' | 'unavailable' | 'notFetched'
