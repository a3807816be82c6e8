import { useFormat } from '../../../../../platform/web/language/format.ts';
import { showToast } from '../../../../../platform/web/toast/toast.ts';
import { useTexts } from '../texts.ts';

/** Says that money was booked, and on which day where the month of its own day is closed. */
export function useBookedToast() {
  const t = useTexts().entries;
  const format = useFormat();
  return (done: string, day: string, bookedOn: string) =>
    showToast('success', day === bookedOn ? done : `${done}. ${t.bookedLater({ day: format.date(bookedOn) })}`);
}
