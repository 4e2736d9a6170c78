import ChartIcon from '@mui/icons-material/BarChart'
import TableIcon from '@mui/icons-material/TableChartOutlined'
import { dashboardTexts } from '@member-care/domain/texts/dashboard-texts.ts'
import {
  Box,
  Button,
  Paper,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useState, type ReactNode } from 'react'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'

/** The same figures to read: the first cell of a row names it. */
export interface FigureTable {
  readonly headings: readonly string[]
  readonly rows: readonly (readonly [name: string, ...figures: string[]])[]
}

export interface ChartPanelProps<Data> {
  readonly title: string
  readonly note: string
  readonly failed: string
  /** What the chart is made of, as a query gives it. */
  readonly query: {
    readonly data: Data | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  readonly chart: (data: Data) => ReactNode
  readonly table: (data: Data) => FigureTable
}

/** A chart with the table behind it. It waits, and fails, by itself: the others of the page go on. */
export function ChartPanel<Data>({ title, note, failed, query, chart, table }: ChartPanelProps<Data>) {
  const { data, error, refetch } = query
  const [isTable, setTable] = useState(false)
  const choice = isTable ? dashboardTexts.asChart : dashboardTexts.asTable
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }} aria-label={title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
        <Typography variant="h2">{title}</Typography>
        {data !== undefined && (
          <Button
            size="small"
            startIcon={isTable ? <ChartIcon /> : <TableIcon />}
            aria-label={dashboardTexts.of(choice, title)}
            onClick={() => setTable(!isTable)}
          >
            {choice}
          </Button>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {note}
      </Typography>
      {data !== undefined ? (
        isTable ? (
          <Figures title={title} {...table(data)} />
        ) : (
          chart(data)
        )
      ) : error ? (
        <LoadFailure title={failed} detail={error.message} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={180} />
      )}
    </Paper>
  )
}

function Figures({ title, headings, rows }: FigureTable & { readonly title: string }) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={title}>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            {headings.map((heading, index) => (
              <TableCell key={heading} align={index === 0 ? 'left' : 'right'}>
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, ...figures]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {name}
              </TableCell>
              {figures.map((figure, index) => (
                <TableCell key={headings[index + 1]} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {figure}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
