/** Documents as the samples name them. */
export const attachments = [
  {
    attachmentId: 'f0c2b1a4-8d3e-4f57-a9b6-1e2d3c4b5a05',
    category: 'INV/RCP',
    originalFilename: 'receipt Tan Wei Ling.jpg',
    mimeType: 'image/jpeg',
    bytes: 204_800,
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  },
  {
    attachmentId: '3b9a7d10-4c5e-4a1f-8f2b-6d7e8c9f0a06',
    category: 'DOC',
    originalFilename: 'memo.pdf',
    mimeType: 'application/pdf',
    bytes: 51_200,
    sha256: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
  },
] as const
