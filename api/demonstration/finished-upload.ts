/** An upload that was carried out two days ago, so that the Jobs page has one: somebody new, a change, and two rows to correct. */
import { uploadErrorTexts } from '@member-care/domain/texts/upload-texts.ts'
import { makeNric } from '@member-care/domain/identity/nric.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { UploadCells } from '@member-care/domain/upload/upload-columns.ts'
import { addToSummary, emptySummary, type UploadEntry } from '@member-care/domain/upload/upload-outcome.ts'
import type { DatabasePool } from 'slonik'
import { insertRows, keepEntries, type KeptEntry } from '../user-uploads/upload-rows.ts'
import { insertUpload, moveUpload, noteProgress, noteRead, submitUpload } from '../user-uploads/upload-store.ts'
import { demonstrationPeople } from './fill-demonstration-data.ts'

const UPLOAD_ID = '0f7a3d52-6c1e-5b84-9e20-4d8c7b1a6f39'
const UPLOADER = 'operation@example.com'
const TWO_DAYS_MS = 2 * 24 * 60 * 60_000
/** Of Orchid Biscuits; none of those whom the README names. */
const [CREATED, UPDATED] = [14, 15]
/** The row with the names of the columns is the first. */
const FIRST_ROW = 2

interface UploadTargets {
  readonly database: DatabasePool
  readonly clock: () => Date
}

interface DemonstrationRow {
  readonly cells: UploadCells
  readonly userId: string | null
  readonly came: Pick<UploadEntry, 'outcome' | 'changes' | 'errors'>
}

/** Made again, it is the same. */
export async function keepFinishedUpload({ database, clock }: UploadTargets): Promise<void> {
  const at = new Date(clock().getTime() - TWO_DAYS_MS)
  const uploader = demonstrationPeople().administrators.find(({ email }) => email === UPLOADER)
  if (!uploader) return
  const rows = demonstrationRows()
  const entries = rows.map(({ cells, userId, came }, index): KeptEntry => ({
    rowNo: FIRST_ROW + index,
    familyNo: index,
    userId,
    memberType: 'E',
    name: cells.name ?? '',
    nric: cells.nric ?? '',
    warnings: [],
    ...came,
  }))
  const summary = addToSummary(
    emptySummary,
    rows.length,
    entries.map((entry) => [entry]),
  )
  const upload = {
    uploadId: UPLOAD_ID,
    uploadedBy: uploader.userId,
    uploadedRole: 'ADMIN_OPERATION',
    groupCodes: ['ALL'],
    companyId: null,
    fileName: 'Orchid_Biscuits_joiners.csv',
    delimiter: ',',
  }
  const judgedOn = singaporeToday(at)
  // At once, so that nobody sees it half done and takes it for work to do.
  await database.transaction(async (transaction) => {
    const isNew = await insertUpload(
      transaction,
      { ...upload, clientAddress: null, correlationId: UPLOAD_ID, submitWhenChecked: false, judgedOn },
      at,
    )
    if (!isNew) return
    await insertRows(
      transaction,
      UPLOAD_ID,
      rows.map(({ cells }, index) => ({ rowNo: FIRST_ROW + index, familyNo: index, cells, wrong: [] })),
    )
    await moveUpload(transaction, UPLOAD_ID, 'receiving', 'checking', at)
    await noteRead(transaction, UPLOAD_ID, { rows: rows.length, families: rows.length })
    await noteProgress(transaction, { uploadId: UPLOAD_ID, state: 'checking' }, { families: rows.length, summary })
    await moveUpload(transaction, UPLOAD_ID, 'checking', 'checked', at)
    await submitUpload(transaction, UPLOAD_ID, { now: at, today: judgedOn })
    await keepEntries(transaction, UPLOAD_ID, entries)
    await noteProgress(transaction, { uploadId: UPLOAD_ID, state: 'processing' }, { families: rows.length, summary })
    await moveUpload(transaction, UPLOAD_ID, 'processing', 'complete', at)
  })
}

function demonstrationRows(): readonly DemonstrationRow[] {
  const { employees } = demonstrationPeople()
  const company = { companyCode: 'ORCHID', companyName: 'Orchid Biscuits (Demo) Pte Ltd' }
  const known = [CREATED, UPDATED].flatMap((place): DemonstrationRow[] => {
    const person = employees[place]
    if (!person) return []
    const changes = [{ field: 'designation', from: 'Baker', to: 'Head Baker' }] as const
    const came =
      place === CREATED
        ? ({ outcome: 'created', changes: [], errors: [] } as const)
        : ({ outcome: 'updated', changes, errors: [] } as const)
    return [
      {
        cells: {
          ...company,
          name: person.name,
          nric: person.nric,
          designation: 'Head Baker',
          effectiveStartDate: '01-Jan-2026',
        },
        userId: person.userId,
        came,
      },
    ]
  })
  const rejected = (field: 'effectiveStartDate' | 'companyCode', text: string) =>
    ({ outcome: 'rejected', changes: [], errors: [{ field, text }] }) as const
  return [
    ...known,
    {
      cells: { ...company, name: 'Juniper Goh', nric: makeNric('S', '0299901') },
      userId: null,
      came: rejected('effectiveStartDate', uploadErrorTexts.startDateMissing),
    },
    {
      cells: {
        companyCode: 'ORCHARD',
        companyName: 'Orchid Biscuits (Demo) Pte Ltd',
        name: 'Laurel Chua',
        nric: makeNric('S', '0299902'),
        effectiveStartDate: '01-Jan-2026',
      },
      userId: null,
      came: rejected('companyCode', uploadErrorTexts.clientUnknown),
    },
  ]
}
