/** The page of the portal that checks the code of a card. */
export const CARD_CHECK_PATH = '/card'
