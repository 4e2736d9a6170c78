/** The values of one receipt in rows: what is claimed, what was read, and how they compare. */
import AgreesIcon from '@mui/icons-material/CheckCircleOutlined'
import DiffersIcon from '@mui/icons-material/ErrorOutlined'
import UnsureIcon from '@mui/icons-material/HelpOutlined'
import NothingIcon from '@mui/icons-material/RemoveCircleOutlined'
import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import {
  compareReceipt,
  type ClaimedValues,
  type ComparedValue,
  type Comparison,
} from '@member-care/domain/receipt/compare-claim.ts'
import type { ReceiptReading } from '@member-care/domain/receipt/receipt-reading.ts'
import { deskReceiptTexts as texts } from '@member-care/domain/texts/desk-receipt-texts.ts'
import type { DocumentView } from '../use-document-view.ts'
import { claimedWords, readWords } from './compared-words.ts'

interface ComparedValuesProps {
  readonly document: { readonly id: string; readonly name: string }
  readonly reading: ReceiptReading
  readonly others: readonly (ReceiptReading | undefined)[]
  readonly claimed: ClaimedValues
  readonly view: DocumentView
}

const cell = {
  px: { xs: 0.75, sm: 1.5 },
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  verticalAlign: 'top',
} as const

export function ComparedValues({ document, reading, others, claimed, view }: ComparedValuesProps) {
  return (
    <>
      <Table size="small" aria-label={texts.table(document.name)} sx={{ mt: 1, tableLayout: 'fixed' }}>
        <TableHead>
          <TableRow>
            {Object.entries(texts.columns).map(([column, label]) => (
              <TableCell key={column} sx={cell}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {compareReceipt(claimed, reading, others).map((value) => (
            <TableRow key={value.field}>
              <TableCell component="th" scope="row" sx={cell}>
                {texts.fields[value.field]}
                <ComparisonMark comparison={value.comparison} />
              </TableCell>
              <TableCell sx={cell}>{claimedWords(value, claimed)}</TableCell>
              <TableCell sx={cell}>
                <ReadValue
                  value={value}
                  words={readWords(value, reading, claimed)}
                  documentId={document.id}
                  view={view}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {reading.isPart === true && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {texts.part}
        </Typography>
      )}
      {reading.totalsAgree !== undefined && (
        <Typography variant="body2" sx={{ mt: 1, display: 'flex', gap: 0.75, alignItems: 'center' }}>
          <MarkIcon comparison={reading.totalsAgree ? 'agrees' : 'differs'} />
          {reading.totalsAgree ? texts.totalsAgree : texts.totalsDisagree}
        </Typography>
      )}
    </>
  )
}

const marks = {
  agrees: { icon: AgreesIcon, colour: 'success.main' },
  differs: { icon: DiffersIcon, colour: 'warning.main' },
  unsure: { icon: UnsureIcon, colour: 'text.secondary' },
  unread: { icon: NothingIcon, colour: 'text.secondary' },
  uncompared: { icon: NothingIcon, colour: 'text.secondary' },
} as const

export function MarkIcon({ comparison }: { readonly comparison: Comparison }) {
  const { icon: Icon, colour } = marks[comparison]
  return <Icon aria-hidden="true" sx={{ fontSize: 18, color: colour, flexShrink: 0 }} />
}

function ComparisonMark({ comparison }: { readonly comparison: Comparison }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        gap: 0.5,
        alignItems: 'center',
        fontSize: '0.8125rem',
        fontWeight: comparison === 'differs' ? 650 : 450,
        color: comparison === 'differs' ? 'text.primary' : 'text.secondary',
      }}
    >
      <MarkIcon comparison={comparison} />
      {texts.comparisons[comparison]}
    </Box>
  )
}

interface ReadValueProps {
  readonly value: ComparedValue
  readonly words: string | undefined
  readonly documentId: string
  readonly view: DocumentView
}

/** A press outlines it in the document, and another one takes the outline away. */
function ReadValue({ value: { field, read }, words, documentId, view }: ReadValueProps) {
  if (read === undefined || words === undefined) return '–'
  const isOutlined = view.document?.id === documentId && view.outlined === read.place
  return (
    <Button
      size="small"
      variant={isOutlined ? 'outlined' : 'text'}
      aria-pressed={isOutlined}
      aria-label={texts.show(texts.fields[field], words)}
      onClick={() => view.outline(documentId, isOutlined ? undefined : read.place)}
      sx={{
        minHeight: 28,
        minWidth: 0,
        px: 0.75,
        py: 0.125,
        ml: -0.75,
        mt: -0.25,
        justifyContent: 'flex-start',
        textAlign: 'left',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        textDecoration: 'underline dotted',
        textUnderlineOffset: 3,
      }}
    >
      {words}
    </Button>
  )
}
