/** Limits of what is begun and not sent, apart from its schemas, so that texts can name them without loading those. */

/** So many unfinished claims one person may have, and so many unfinished requests for a letter of guarantee. */
export const MOST_DRAFTS = 10

/** A draft that nobody touches for so long goes, with its files. The screens say so. */
export const DRAFT_RESTS_DAYS = 60
