import { useId } from 'react';
import { groupDigits } from '../../i18n/format-number.ts';
import type { SumWords } from '../../locales/sum-words.ts';
import type { Schedule } from './calculators/calculator.ts';

/** The table below a result: a loan year by year, a tax slice by slice. */
export function ResultSchedule({
  schedule,
  words,
}: {
  schedule: Schedule;
  words: NonNullable<SumWords['schedule']>;
}) {
  const captionId = useId();
  if (schedule.rows.length === 0) return null;
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-labelledby={captionId}>
      <table className="table sum-schedule">
        <caption id={captionId}>{words.caption}</caption>
        <thead>
          <tr>
            {schedule.columns.map((column) => (
              <th key={column} scope="col">
                {words.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {schedule.rows.map((row, index) => (
            <tr key={index}>
              {row.map((value, place) => (
                <td key={schedule.columns[place]}>
                  {groupDigits(value.round(2, 1).toFixed())}
                  {schedule.columns[place] === 'rate' && '%'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
