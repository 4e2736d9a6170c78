import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { rewardCodeTexts as texts } from '@member-care/domain/texts/reward-code-texts.ts'
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { Panel } from '../console/field-list.tsx'
import { formatInstant } from '../console/singapore-time.ts'
import type { PoolRecord } from './reward-commands.ts'

const { uploadColumns: columns } = texts

/** The files of codes that the reward was given, the latest first. */
export function CodeUploads({ pool: { uploads } }: { pool: PoolRecord }) {
  return (
    <Panel title={texts.uploads}>
      {uploads.length === 0 ? (
        <Typography variant="body2">{texts.noUploads}</Typography>
      ) : (
        <TableContainer tabIndex={0} role="region" aria-label={texts.uploads}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{columns.at}</TableCell>
                <TableCell>{columns.by}</TableCell>
                <TableCell align="right">{columns.codes}</TableCell>
                <TableCell align="right">{columns.free}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {uploads.map(({ id, at, by, codes, free }) => (
                <TableRow key={id}>
                  <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                    {formatInstant(at)}
                  </TableCell>
                  <TableCell>{by}</TableCell>
                  <TableCell align="right">{shownCount(codes)}</TableCell>
                  <TableCell align="right">{shownCount(free)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Panel>
  )
}
