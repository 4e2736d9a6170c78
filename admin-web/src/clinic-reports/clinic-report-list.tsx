import ReportIcon from '@mui/icons-material/FlagOutlined'
import { formatSlashed, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { clinicFaultLabels, clinicReportTexts as texts } from '@member-care/domain/texts/panel-clinic-record-texts.ts'
import { Box } from '@mui/material'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { ClinicRecordButtons, ClinicRecordDialog, type AskedOfClinic } from '../clinic-images/clinic-record-actions.tsx'
import type { AnswerTo } from '../console/api-client.ts'
import { TwoLines } from '../console/two-lines.tsx'
import { ConsoleList } from '../list/console-list.tsx'
import { DoneNotice } from '../list/done-notice.tsx'
import type { ListAddress } from '../list/list-address.ts'
import { ListColumn } from '../list/list-column.tsx'

type ReportedClinic = AnswerTo<'/api/console/clinic-reports'>[number]

const address: ListAddress = {
  sortFields: ['name', 'since'],
  defaultSort: { field: 'since', order: 'ASC' },
  keeps: {},
}

/** The queue: the report that waits longest first. */
export default function ClinicReportList() {
  const refresh = useRefresh()
  const [done, setDone] = useState<string>()
  const [asked, setAsked] = useState<AskedOfClinic>()
  const onChanged = (text: string) => {
    setAsked(undefined)
    setDone(text)
    refresh()
  }
  const { columns } = texts
  return (
    <>
      <ConsoleList<ReportedClinic>
        resource="clinic-reports"
        address={address}
        title={texts.title}
        subtitle={<div>{texts.lead}</div>}
        icon={ReportIcon}
        texts={{
          loadFailed: texts.failed,
          empty: consoleTexts.empty.list,
          emptyHint: texts.none,
          noMatch: texts.none,
          count: texts.count,
        }}
        notice={<DoneNotice text={done} onClose={() => setDone(undefined)} />}
        isNarrowed={false}
        onClear={() => undefined}
        columns={[
          <ListColumn<ReportedClinic>
            key="name"
            source="name"
            label={columns.clinic}
            sorts
            isRowHeader
            textWidth={320}
            render={({ id, name, address: where }) => <TwoLines first={name} second={`${id} · ${where}`} />}
          />,
          <ListColumn<ReportedClinic>
            key="faults"
            source="faults"
            label={columns.wrong}
            render={(clinic) => <Faults {...clinic} />}
          />,
          <ListColumn<ReportedClinic>
            key="since"
            source="since"
            label={columns.since}
            sorts
            render={({ since }) => dayOf(since)}
          />,
          <ListColumn<ReportedClinic>
            key="actions"
            source="actions"
            label={columns.actions}
            render={(clinic) => <ClinicRecordButtons clinic={clinic} onAsk={setAsked} />}
          />,
        ]}
        card={(clinic) => (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <TwoLines
              first={<Box sx={{ fontWeight: 600 }}>{clinic.name}</Box>}
              second={`${clinic.id} · ${clinic.address}`}
            />
            <Faults {...clinic} />
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {columns.since} {dayOf(clinic.since)}
            </Box>
            <ClinicRecordButtons clinic={clinic} onAsk={setAsked} />
          </Box>
        )}
      />
      {asked && <ClinicRecordDialog asked={asked} onChanged={onChanged} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function Faults({ faults }: Pick<ReportedClinic, 'faults'>) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2 }}>
      {faults.map(({ fault, people }) => (
        <li key={fault}>
          {clinicFaultLabels[fault]}{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            ({texts.people(people)})
          </Box>
        </li>
      ))}
    </Box>
  )
}

/** The Singapore day of an instant. */
function dayOf(iso: string): string {
  return formatSlashed(singaporeToday(new Date(iso)))
}
