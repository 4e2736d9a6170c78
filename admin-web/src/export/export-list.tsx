import { jobTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import ExportIcon from '@mui/icons-material/FileDownloadOutlined'
import { ConsoleList } from '../list/console-list.tsx'
import type { ListAddress } from '../list/list-address.ts'
import { ExportCard, exportColumns, refreshOf } from './export-columns.tsx'
import type { UserExportRecord } from './export-commands.ts'

const address: ListAddress = { sortFields: [], defaultSort: { field: 'requestedAt', order: 'DESC' } }

/** The administrator's last exports. */
export default function ExportList() {
  return (
    <ConsoleList<UserExportRecord>
      resource="exports"
      address={address}
      refreshes={refreshOf}
      isWhole
      title={jobTexts.exports}
      icon={ExportIcon}
      texts={{ loadFailed: jobTexts.exportsFailed, empty: jobTexts.noExports }}
      columns={exportColumns()}
      card={(record) => <ExportCard record={record} />}
    />
  )
}
