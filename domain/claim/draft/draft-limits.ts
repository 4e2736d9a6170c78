/** Limits of unfinished claims, apart from their schemas, so that texts can name them without loading those. */

/** So many unfinished claims one person may have. */
export const MOST_DRAFTS = 10

/** A draft that nobody touches for so long goes, with its files. The screens say so. */
export const DRAFT_RESTS_DAYS = 60
