import AddIcon from '@mui/icons-material/AddOutlined'
import ExcludedIcon from '@mui/icons-material/BlockOutlined'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { excludedClinicTexts as texts } from '@member-care/domain/texts/excluded-clinic-texts.ts'
import { Box, Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { ConsoleList } from '../list/console-list.tsx'
import { SearchField } from '../list/search-field.tsx'
import { useAddressSearch } from '../list/use-address-search.ts'
import { useRowDialog } from '../list/use-row-dialog.tsx'
import { DeleteExclusionDialog } from './delete-exclusion-dialog.tsx'
import { excludeClinicPath, excludedClinicListAddress } from './excluded-clinic-addresses.ts'
import { ExcludedClinicCard, excludedClinicColumns } from './excluded-clinic-columns.tsx'
import type { ExcludedClinic } from './excluded-clinic-commands.ts'

/** The excluded clinics (3§2.12). */
export default function ExcludedClinicList() {
  const search = useAddressSearch('query', excludedClinicListAddress)
  const deleting = useRowDialog<ExcludedClinic>(texts.deleted)
  return (
    <>
      <ConsoleList<ExcludedClinic>
        resource="excluded-clinics"
        address={excludedClinicListAddress}
        filter={search.searched === '' ? {} : { code: search.searched }}
        title={texts.title}
        icon={ExcludedIcon}
        subtitle={<div>{texts.lead}</div>}
        texts={{
          loadFailed: texts.failed,
          empty: consoleTexts.empty.list,
          emptyHint: texts.none,
          noMatch: texts.noMatch,
          count: texts.count,
        }}
        actions={
          <Button variant="contained" startIcon={<AddIcon />} component={Link} to={excludeClinicPath}>
            {texts.add}
          </Button>
        }
        filters={
          <Box component="search" sx={{ p: 1.5 }}>
            <SearchField
              label={texts.search}
              value={search.text}
              onChange={search.setText}
              limit={40}
              sx={{ width: { xs: '100%', sm: 280 } }}
            />
          </Box>
        }
        notice={deleting.notice}
        isNarrowed={search.text !== ''}
        onClear={() => search.setText('')}
        columns={excludedClinicColumns(deleting.open)}
        card={(clinic) => <ExcludedClinicCard clinic={clinic} onDelete={deleting.open} />}
      />
      {deleting.row && (
        <DeleteExclusionDialog clinic={deleting.row} onClose={deleting.close} onDeleted={deleting.onDone} />
      )}
    </>
  )
}
