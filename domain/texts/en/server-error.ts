/** Texts of errors that the server alone says (1§8, 3§8): the portal need not bring them. The wording is ours. */

export const serverErrorTexts = {
  unsupportedType: 'The request was sent in a form that cannot be read here. Please reload the page and try again.',
  keyReused:
    'Another request with the same key was carried out before. Please reload the page, check what is there, and send it again.',
  storageFull:
    'There is no room left to keep this at the moment. What you entered is still here. Please try again later, and tell support if it still fails.',
  documentChanged:
    'This document is not the one that was filed, so it is not shown. Please tell support, who can see to it that it is put right.',
  recordIncomplete:
    'A part of what was recorded here is missing, so it can be neither shown nor changed. Nothing that you sent was kept. Please tell support, who can have the event log verified and put right.',
} as const
