/** Keeping the document that a client wrote of its plan itself. It is nobody's personal data, so that it is sealed with a key of its own. */
import { decideClient } from '@member-care/domain/client/decide-client.ts'
import type { OwnPlanDocument } from '@member-care/domain/client/own-plan-document.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { v5 as uuidv5 } from 'uuid'
import { carryOutClient } from '../aggregates/client.ts'
import type { ReceivedFile } from '../documents/receive-upload.ts'
import { uploadLabel } from '../documents/upload-label.ts'
import { uploadTypeOf } from '../documents/upload-type.ts'
import type { Parts } from '../http/parts.ts'

export const PLAN_DOCUMENT_TYPE = 'application/pdf'

/** Whether an upload is a PDF, by its content. */
export async function isPlanDocument({ path }: ReceivedFile): Promise<boolean> {
  return (await uploadTypeOf(path)) === PLAN_DOCUMENT_TYPE
}

/**
 * Keeps a document in place of the one before, whose bytes go.
 * @param file a PDF; undefined: what is made from the plan stands again
 * @throws ApiError 404 for a client that there is not
 */
export async function changePlanDocument(
  parts: Parts,
  context: CommandContext,
  clientId: string,
  file: ReceivedFile | undefined,
): Promise<void> {
  const planDocument: OwnPlanDocument | undefined = file && {
    // The same command again keeps the same file.
    fileId: uuidv5(file.sha256, context.commandId),
    fileName: uploadLabel(file.uploadedName, PLAN_DOCUMENT_TYPE),
    bytes: file.bytes,
    sha256: file.sha256,
  }
  if (file && planDocument) await parts.files.put(planDocument.fileId, file.path, 'itself')
  let before: OwnPlanDocument | undefined
  await carryOutClient(parts, clientId, {
    context,
    decide: (state) => {
      before = state?.planDocument
      return decideClient({ type: 'ChangePlanDocument', planDocument }, state)
    },
    visibleIn: ['clients'],
  })
  if (before && before.fileId !== planDocument?.fileId) await parts.files.delete(before.fileId)
}
