/**
 * The room for a digital signature in a PDF: a signature field without a picture, whose value says who signs and when, and of the signature
 * itself holds as many zeros as it will have digits. It is exactly so long that nothing is left over: each of its digits counts.
 */
import { DEFAULT_BYTE_RANGE_PLACEHOLDER, SIG_FLAGS, SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils'

export interface SignatureSpace {
  /** How long the signature will be. */
  readonly bytes: number
  readonly signerName: string
  readonly reason: string
  readonly at: Date
}

/** What the library keeps and its types do not say. */
interface Inside {
  readonly _root: { readonly data: { readonly AcroForm: { data: Record<string, unknown> } } }
}
/** Neither shown nor changed, and printed as it is: nothing. */
const HIDDEN_AND_LOCKED = 4 | 128

/** @param document its first page, with a font chosen */
export function reserveSignature(document: PDFKit.PDFDocument, space: SignatureSpace): void {
  const value = document.ref({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: SUBFILTER_ETSI_CADES_DETACHED,
    ByteRange: [0, ...Array.from({ length: 3 }, () => DEFAULT_BYTE_RANGE_PLACEHOLDER)],
    Contents: Buffer.alloc(space.bytes),
    Name: words(space.signerName),
    Reason: words(space.reason),
    M: space.at,
  })
  value.end(undefined)
  const field = document.ref({
    ...{ Type: 'Annot', Subtype: 'Widget', FT: 'Sig', T: words('Signature'), V: value },
    ...{ Rect: [0, 0, 0, 0], F: HIDDEN_AND_LOCKED, P: document.page.dictionary },
  })
  field.end(undefined)
  ;(document.page.annotations as unknown[]).push(field)
  document.initForm()
  const form = (document as unknown as Inside)._root.data.AcroForm
  // Nothing is to be filled in, so that no viewer draws anything anew.
  form.data = {
    SigFlags: SIG_FLAGS.SIGNATURES_EXIST | SIG_FLAGS.APPEND_ONLY,
    Fields: [field],
    DR: form.data['DR'],
  }
}

/** Text, where the library takes a plain one for a name. */
function words(text: string): object {
  return Object(text) as object
}
