import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'partner_enrollment',
    column: 'person_id',
    exported: {
      file: 'partner-program.json',
      columns: {
        status: 'status',
        type: 'type',
        country: 'country',
        missing: 'unmet',
        appliedAt: 'applied_at',
        enrolledAt: 'enrolled_at',
        leftAt: 'left_at',
        pausedAt: 'paused_at',
        resumedAt: 'resumed_at',
      },
    },
    erased: 'rows',
  },
  {
    table: 'partner_enrollment_time',
    column: 'person_id',
    exported: { file: 'partner-program-times.json', columns: { beganAt: 'began_at', endedAt: 'ended_at' } },
    erased: 'rows',
  },
];
