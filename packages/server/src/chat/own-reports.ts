/** The reports that a person made, as they see them: without the note, which is for moderators. */

import type { OwnReport, ReportReason } from '@fremont/table/protocol';
import type { People } from '../people/people.ts';
import type { Report, Storage } from '../storage/index.ts';

interface Parts {
  readonly storage: Storage;
  readonly people: People;
}

const REPORTS_MAX = 100;

export const reportsOf = async ({ storage, people }: Parts, reporter: string): Promise<OwnReport[]> => {
  const reports = await storage.reports.list({ reporter }, REPORTS_MAX);
  return Promise.all(reports.map((report) => ownReport(people, report)));
};

const ownReport = async (people: People, report: Report): Promise<OwnReport> => {
  const { id, table, reported, name, reason, line, context, at, result } = report;
  const { colour } = await people.person(reported);
  return {
    id,
    table,
    person: { id: reported, name: name ?? '', colour },
    reason: reason as ReportReason,
    words: context?.find((one) => one.line === line)?.words ?? null,
    at,
    result: result === null ? null : { outcome: result.outcome, at: result.at },
  };
};
