import ClinicIcon from '@mui/icons-material/LocalHospitalOutlined'
import { clinicImageTexts as texts } from '@member-care/domain/texts/clinic-image-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { Box } from '@mui/material'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { ConsoleList } from '../list/console-list.tsx'
import { DoneNotice } from '../list/done-notice.tsx'
import type { ListAddress } from '../list/list-address.ts'
import { keptText } from '../list/list-search.ts'
import { SearchField } from '../list/search-field.tsx'
import { useAddressSearch } from '../list/use-address-search.ts'
import { ClinicImageCard, clinicImageColumns } from './clinic-image-columns.tsx'
import { ClinicRecordDialog, type AskedOfClinic } from './clinic-record-actions.tsx'
import type { PanelClinicRecord } from './panel-clinic-commands.ts'

const address: ListAddress = {
  sortFields: ['id', 'name', 'area'],
  defaultSort: { field: 'name', order: 'ASC' },
  keeps: { query: keptText },
}

/** The panel's clinics with their pictures, which members see in the clinic locator. */
export default function ClinicImageList() {
  const search = useAddressSearch('query', address)
  const refresh = useRefresh()
  const [done, setDone] = useState<string>()
  const [asked, setAsked] = useState<AskedOfClinic>()
  const onChanged = (text: string) => {
    setAsked(undefined)
    setDone(text)
    refresh()
  }
  return (
    <>
      <ConsoleList<PanelClinicRecord>
        resource="panel-clinics"
        address={address}
        filter={search.searched === '' ? {} : { q: search.searched }}
        title={texts.title}
        subtitle={<div>{texts.lead}</div>}
        icon={ClinicIcon}
        texts={{
          loadFailed: texts.failed,
          empty: consoleTexts.empty.list,
          emptyHint: texts.none,
          noMatch: texts.noMatch,
          count: texts.count,
        }}
        filters={
          <Box component="search" sx={{ p: 1.5 }}>
            <SearchField
              label={texts.search}
              value={search.text}
              onChange={search.setText}
              sx={{ width: { xs: '100%', sm: 280 } }}
            />
          </Box>
        }
        notice={<DoneNotice text={done} onClose={() => setDone(undefined)} />}
        isNarrowed={search.text !== ''}
        onClear={() => search.setText('')}
        columns={clinicImageColumns(setAsked)}
        card={(clinic) => <ClinicImageCard clinic={clinic} onAsk={setAsked} />}
      />
      {asked && <ClinicRecordDialog asked={asked} onChanged={onChanged} onClose={() => setAsked(undefined)} />}
    </>
  )
}
