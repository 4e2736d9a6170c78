import { jobTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import ExportIcon from '@mui/icons-material/FileDownloadOutlined'
import { Box, Typography } from '@mui/material'
import { SubList } from '../list/sub-list.tsx'
import { ExportCard, exportColumns, refreshOf } from './export-columns.tsx'
import type { UserExportRecord } from './export-commands.ts'

/** The administrator's last exports, on the page about jobs. */
export function OwnExports() {
  return (
    <Box component="section" aria-label={jobTexts.exports} sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {jobTexts.exports}
      </Typography>
      <SubList<UserExportRecord>
        resource="exports"
        sort={{ field: 'requestedAt', order: 'DESC' }}
        refreshes={refreshOf}
        isWhole
        title={jobTexts.exports}
        icon={ExportIcon}
        texts={{ loadFailed: jobTexts.exportsFailed, empty: jobTexts.noExports }}
        columns={exportColumns()}
        card={(record) => <ExportCard record={record} />}
      />
    </Box>
  )
}
