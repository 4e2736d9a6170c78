import AdministratorsIcon from '@mui/icons-material/AdminPanelSettingsOutlined'
import AddIcon from '@mui/icons-material/PersonAddOutlined'
import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import { Button, Link as MuiLink, Stack } from '@mui/material'
import { administratorListTexts as texts } from '@member-care/domain/texts/administrator-list-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetOne } from 'react-admin'
import { Link } from 'react-router-dom'
import { usePowers } from '../console/administrator.ts'
import { ConsoleList } from '../list/console-list.tsx'
import { useKeptParameter } from '../list/list-router.tsx'
import { usePersonalSearch } from '../list/use-personal-search.ts'
import { useActionAsking } from './administrator-actions.tsx'
import { AdministratorBatchDialog } from './administrator-batch-dialog.tsx'
import { AdministratorCard } from './administrator-card.tsx'
import { administratorColumns } from './administrator-columns.tsx'
import { AdministratorFilters } from './administrator-filters.tsx'
import { companysAddress, everybodysAddress, readSearchField } from './administrator-list-address.ts'
import {
  addAdministratorAddress,
  administratorAddress,
  administratorListAddress,
  type AdministratorRecord,
} from './administrator-record.ts'
import { CombinedRolesNotice } from './combined-roles.tsx'

/** `/systemadmin/admin/list`, of all administrators or of those who reach the company from which it was opened (3§2.11). */
export default function AdministratorList() {
  const [companyId = ''] = useKeptParameter('companyId', companysAddress)
  const address = companyId === '' ? everybodysAddress : companysAddress
  const [kept, setField] = useKeptParameter('filter', address)
  const search = usePersonalSearch('administrators.searched', address)
  const company = useGetOne<{ id: string; name: string }>('clients', { id: companyId }, { enabled: companyId !== '' })
  const refresh = useRefreshedAdministrators()
  const asking = useActionAsking(refresh)
  const field = readSearchField(kept ?? '')
  return (
    <>
      <ConsoleList<AdministratorRecord>
        resource="administrators"
        address={address}
        filter={{
          ...(search.searched !== '' && { [field]: search.searched }),
          ...(companyId !== '' && { companyId }),
        }}
        title={companyId === '' ? texts.title : texts.titleOf(company.data?.name ?? '…')}
        icon={AdministratorsIcon}
        subtitle={companyId !== '' && <EverybodyLink />}
        texts={{
          loadFailed: texts.loadFailed,
          empty: consoleTexts.empty.list,
          emptyHint: texts.none,
          noMatch: texts.none,
          count: texts.count,
        }}
        actions={<ListButtons onUploaded={() => void refresh()} />}
        filters={
          <AdministratorFilters search={search} field={field} onField={setField} isOfCompany={companyId !== ''} />
        }
        notice={<CombinedRolesNotice />}
        isNarrowed={search.text !== '' || companyId !== ''}
        onClear={() => search.setText('')}
        opens={({ id }) => administratorAddress(id)}
        columns={administratorColumns(asking)}
        card={(administrator) => <AdministratorCard administrator={administrator} asking={asking} />}
      />
      {asking.dialog}
    </>
  )
}

/** Brings every list and page of administrators up to date. */
function useRefreshedAdministrators(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['administrators'] })
}

function EverybodyLink() {
  return (
    <div>
      <MuiLink component={Link} to={administratorListAddress} sx={{ display: 'inline-block', minHeight: 24 }}>
        {texts.everybody}
      </MuiLink>
    </div>
  )
}

function ListButtons({ onUploaded }: { onUploaded: () => void }) {
  const powers = usePowers()
  const [isUploading, setUploading] = useState(false)
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {powers?.has('administrators.upload') && (
        <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => setUploading(true)}>
          {texts.upload}
        </Button>
      )}
      {powers?.has('administrators.invite') && (
        <Button variant="contained" startIcon={<AddIcon />} component={Link} to={addAdministratorAddress}>
          {texts.add}
        </Button>
      )}
      {isUploading && <AdministratorBatchDialog onClose={() => setUploading(false)} onUploaded={onUploaded} />}
    </Stack>
  )
}
