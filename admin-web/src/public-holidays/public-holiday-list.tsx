import AddIcon from '@mui/icons-material/AddOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import HolidayIcon from '@mui/icons-material/EventOutlined'
import { formatDisplay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { publicHolidayTexts as texts } from '@member-care/domain/texts/public-holiday-texts.ts'
import { Alert, Box, Button, IconButton } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useListContext, useRefresh } from 'react-admin'
import { ConfirmDialog } from '../console/confirm-dialog.tsx'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'
import { useCommandSending } from '../console/use-command-sending.ts'
import { ConsoleList } from '../list/console-list.tsx'
import { DoneNotice } from '../list/done-notice.tsx'
import type { ListAddress } from '../list/list-address.ts'
import { ListColumn } from '../list/list-column.tsx'
import { AddHolidayDialog } from './add-holiday-dialog.tsx'
import type { PublicHoliday } from './public-holiday-commands.ts'

const address: ListAddress = {
  sortFields: ['day', 'name'],
  defaultSort: { field: 'day', order: 'DESC' },
  keeps: {},
}

/** The public holidays, the latest first. */
export default function PublicHolidayList() {
  const refresh = useRefresh()
  const [done, setDone] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const [toDelete, setToDelete] = useState<PublicHoliday>()
  const finish = (text: string) => {
    setAdding(false)
    setToDelete(undefined)
    setDone(text)
    refresh()
  }
  return (
    <>
      <ConsoleList<PublicHoliday>
        resource="public-holidays"
        address={address}
        title={texts.title}
        subtitle={<div>{texts.lead}</div>}
        icon={HolidayIcon}
        texts={{
          loadFailed: texts.failed,
          empty: consoleTexts.empty.list,
          emptyHint: texts.none,
          noMatch: texts.none,
          count: texts.count,
        }}
        actions={
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        }
        above={<MissingYear />}
        notice={<DoneNotice text={done} onClose={() => setDone(undefined)} />}
        isNarrowed={false}
        onClear={() => undefined}
        columns={[
          <ListColumn<PublicHoliday>
            key="day"
            source="day"
            label={texts.columns.day}
            sorts
            isRowHeader
            width={180}
            render={({ day }) => formatDisplay(day)}
          />,
          <ListColumn<PublicHoliday>
            key="name"
            source="name"
            label={texts.columns.name}
            sorts
            render={({ name }) => name}
          />,
          <ListColumn<PublicHoliday>
            key="delete"
            source="delete"
            label={texts.columns.change}
            align="right"
            render={(holiday) => <DeleteButton holiday={holiday} onDelete={setToDelete} />}
          />,
        ]}
        card={(holiday) => (
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
            <Box>
              <Box sx={{ fontWeight: 600 }}>{holiday.name}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{formatDisplay(holiday.day)}</Box>
            </Box>
            <DeleteButton holiday={holiday} onDelete={setToDelete} />
          </Box>
        )}
      />
      {isAdding && <AddHolidayDialog onAdded={() => finish(texts.added)} onClose={() => setAdding(false)} />}
      {toDelete && (
        <DeleteHolidayDialog
          holiday={toDelete}
          onDeleted={() => finish(texts.deleted)}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </>
  )
}

const LAST_MONTHS = '10'

/** Says so when nothing is known of this year or, towards its end, of the next one. Latest first, so that the first page tells. */
function MissingYear() {
  const { data, sort } = useListContext<PublicHoliday>()
  if (!data || sort.field !== 'day' || sort.order !== 'DESC') return null
  const today = singaporeToday(new Date())
  const year = Number(today.slice(0, 4))
  const needed = today.slice(5, 7) >= LAST_MONTHS ? [year, year + 1] : [year]
  const missing = needed.map(String).find((one) => !data.some(({ day }) => day.startsWith(one)))
  return missing === undefined ? null : (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {texts.yearMissing(missing)}
    </Alert>
  )
}

interface DeleteButtonProps {
  readonly holiday: PublicHoliday
  readonly onDelete: (holiday: PublicHoliday) => void
}

function DeleteButton({ holiday, onDelete }: DeleteButtonProps) {
  return (
    <IconButton
      size="small"
      aria-label={texts.deleteLabel(holiday.name, formatDisplay(holiday.day))}
      onClick={() => onDelete(holiday)}
    >
      <DeleteIcon fontSize="small" />
    </IconButton>
  )
}

interface DeleteHolidayDialogProps {
  readonly holiday: PublicHoliday
  readonly onDeleted: () => void
  readonly onClose: () => void
}

function DeleteHolidayDialog({ holiday, onDeleted, onClose }: DeleteHolidayDialogProps) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { send, isPending, failure } = useCommandSending<{ id: string }>({ onDone: onDeleted })
  return (
    <ConfirmDialog
      title={texts.deleteTitle}
      text={texts.deleteText(holiday.name, formatDisplay(holiday.day))}
      confirmLabel={texts.delete}
      isGrave
      isPending={isPending}
      failure={failure?.message}
      onConfirm={() => void send(holiday.id, (options) => dataProvider.deletePublicHoliday(holiday.id, options))}
      onClose={onClose}
    />
  )
}
