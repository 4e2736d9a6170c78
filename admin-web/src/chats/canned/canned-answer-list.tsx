import AddIcon from '@mui/icons-material/AddOutlined'
import CannedIcon from '@mui/icons-material/QuickreplyOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import { languagesOfAnswer } from '@member-care/domain/chat/canned-answer.ts'
import { cannedAnswerDesks } from '@member-care/domain/chat/conversation-terms.ts'
import { cannedAnswerTexts as texts } from '@member-care/domain/texts/canned-answer-texts.ts'
import { translatedLanguages } from '@member-care/domain/content/translations.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { contentFormTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { Box, Button, IconButton } from '@mui/material'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { ConfirmDialog } from '../../console/confirm-dialog.tsx'
import { formatInstant } from '../../console/singapore-time.ts'
import { TwoLines } from '../../console/two-lines.tsx'
import { useCommandSending } from '../../console/use-command-sending.ts'
import { ConsoleList } from '../../list/console-list.tsx'
import { DoneNotice } from '../../list/done-notice.tsx'
import { FilterSelect } from '../../list/filter-select.tsx'
import { valueFilter, type ListAddress } from '../../list/list-address.ts'
import { ListColumn, type ListColumnProps } from '../../list/list-column.tsx'
import { AddAnswerDialog, EditAnswerDialog } from './canned-answer-dialog.tsx'
import type { CannedAnswerRow } from './canned-answer-record.ts'

const address: ListAddress = {
  sortFields: ['title', 'desk', 'changedAt'],
  defaultSort: { field: 'title', order: 'ASC' },
  filters: {
    desk: valueFilter('desk', cannedAnswerDesks),
    missing: valueFilter('missing', translatedLanguages),
  },
}

const languageLabels = contentFormTexts.languages

type Asked = { readonly kind: 'add' } | { readonly kind: 'edit' | 'delete'; readonly answer: CannedAnswerRow }

/** Answers that the desk gives often, by title. */
export default function CannedAnswerList() {
  const refresh = useRefresh()
  const [done, setDone] = useState<string>()
  const [asked, setAsked] = useState<Asked>()
  const finish = (text: string) => {
    setAsked(undefined)
    setDone(text)
    refresh()
  }
  const forget = () => setAsked(undefined)
  return (
    <>
      <ConsoleList<CannedAnswerRow>
        resource="canned-answers"
        address={address}
        title={texts.title}
        subtitle={<div>{texts.lead}</div>}
        icon={CannedIcon}
        texts={{
          loadFailed: texts.failed,
          empty: consoleTexts.empty.list,
          emptyHint: texts.none,
          count: texts.count,
        }}
        actions={
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAsked({ kind: 'add' })}>
            {texts.add}
          </Button>
        }
        filters={
          <Box
            component="search"
            sx={{ p: 1.5, display: 'grid', gap: 1.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 260px))' } }}
          >
            <FilterSelect
              source="desk"
              label={texts.fields.desk}
              everything={texts.anyDesk}
              choices={cannedAnswerDesks.map((desk) => ({ value: desk, label: texts.desks[desk] }))}
            />
            <FilterSelect
              source="missing"
              label={texts.missing}
              everything={texts.anyLanguage}
              choices={translatedLanguages.map((language) => ({ value: language, label: languageLabels[language] }))}
            />
          </Box>
        }
        notice={<DoneNotice text={done} onClose={() => setDone(undefined)} />}
        columns={columnsOf(setAsked).map((column) => (
          <ListColumn key={column.source} {...column} />
        ))}
        card={(answer) => <CannedAnswerCard answer={answer} onAsk={setAsked} />}
      />
      {asked?.kind === 'add' && <AddAnswerDialog onDone={() => finish(texts.added)} onClose={forget} />}
      {asked?.kind === 'edit' && (
        <EditAnswerDialog answer={asked.answer} onDone={() => finish(texts.saved)} onClose={forget} />
      )}
      {asked?.kind === 'delete' && (
        <DeleteDialog answer={asked.answer} onDeleted={() => finish(texts.deleted)} onClose={forget} />
      )}
    </>
  )
}

function columnsOf(onAsk: (asked: Asked) => void): readonly ListColumnProps<CannedAnswerRow>[] {
  const { columns } = texts
  return [
    {
      source: 'title',
      label: columns.title,
      sorts: true,
      isRowHeader: true,
      textWidth: 180,
      render: ({ title }) => title,
    },
    {
      source: 'text',
      label: columns.text,
      textWidth: 360,
      render: ({ text }) => <Box sx={{ whiteSpace: 'pre-line' }}>{text}</Box>,
    },
    { source: 'translations', label: columns.languages, textWidth: 120, render: languagesText },
    { source: 'desk', label: columns.desk, sorts: true, render: ({ desk }) => texts.desks[desk] },
    {
      source: 'changedAt',
      label: columns.changed,
      sorts: true,
      textWidth: 160,
      render: ({ changedAt, changedBy }) => <TwoLines first={formatInstant(changedAt)} second={changedBy ?? ''} />,
    },
    {
      source: 'change',
      label: columns.change,
      align: 'right',
      render: (answer) => <ChangeButtons answer={answer} onAsk={onAsk} />,
    },
  ]
}

function languagesText(answer: CannedAnswerRow): string {
  return languagesOfAnswer(answer)
    .map((language) => languageLabels[language])
    .join(', ')
}

interface OneAnswerProps {
  readonly answer: CannedAnswerRow
  readonly onAsk: (asked: Asked) => void
}

function CannedAnswerCard({ answer, onAsk }: OneAnswerProps) {
  const { title, text, desk, changedBy, changedAt } = answer
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
        <div>
          <TwoLines
            first={<Box sx={{ fontWeight: 620 }}>{title}</Box>}
            second={`${texts.desks[desk]} · ${languagesText(answer)}`}
          />
        </div>
        <ChangeButtons answer={answer} onAsk={onAsk} />
      </Box>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {texts.changedBy(changedBy, formatInstant(changedAt))}
      </Box>
    </Box>
  )
}

function ChangeButtons({ answer, onAsk }: OneAnswerProps) {
  return (
    <Box sx={{ display: 'inline-flex', gap: 0.5 }}>
      <IconButton
        size="small"
        aria-label={texts.editLabel(answer.title)}
        onClick={() => onAsk({ kind: 'edit', answer })}
      >
        <EditIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={texts.deleteLabel(answer.title)}
        onClick={() => onAsk({ kind: 'delete', answer })}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}

interface DeleteDialogProps {
  readonly answer: CannedAnswerRow
  readonly onDeleted: () => void
  readonly onClose: () => void
}

function DeleteDialog({ answer: { id, title }, onDeleted, onClose }: DeleteDialogProps) {
  const { send, isPending, failure } = useCommandSending<{ id: string }>({ onDone: onDeleted })
  return (
    <ConfirmDialog
      title={texts.deleteTitle}
      text={texts.deleteText(title)}
      confirmLabel={texts.delete}
      isGrave
      isPending={isPending}
      failure={failure?.message}
      onConfirm={() => void send(id, (options, provider) => provider.deleteCannedAnswer(id, options))}
      onClose={onClose}
    />
  )
}
