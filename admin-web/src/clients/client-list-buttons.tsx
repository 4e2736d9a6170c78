import CreateIcon from '@mui/icons-material/AddBusinessOutlined'
import ExportIcon from '@mui/icons-material/FileDownloadOutlined'
import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import { clientTexts } from '@member-care/domain/texts/client-texts.ts'
import { Button, Stack } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { usePowers } from '../console/administrator.ts'
import { createClientAddress, uploadUserAddress } from './client-addresses.ts'

const ExportUsersDialog = lazy(() => import('../export/export-users-dialog.tsx'))

/** Create client, Upload user and Export user, for those who may (3§2.4: ADMIN_OPERATION). */
export function ClientListButtons() {
  const powers = usePowers()
  const [isExporting, setExporting] = useState(false)
  if (!powers) return null
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {powers.has('users.export') && (
        <Button variant="outlined" startIcon={<ExportIcon />} onClick={() => setExporting(true)}>
          {clientTexts.exportUser}
        </Button>
      )}
      {powers.has('users.upload') && (
        <Button variant="outlined" startIcon={<UploadIcon />} component={Link} to={uploadUserAddress}>
          {clientTexts.uploadUser}
        </Button>
      )}
      {powers.has('clients.create') && (
        <Button variant="contained" startIcon={<CreateIcon />} component={Link} to={createClientAddress}>
          {clientTexts.createClient}
        </Button>
      )}
      {isExporting && (
        <Suspense fallback={null}>
          <ExportUsersDialog onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </Stack>
  )
}
