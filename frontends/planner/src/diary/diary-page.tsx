import { useSearchParams } from '@pathwise/federation/router';
import { MemberDiary } from './member-diary.tsx';
import { MyDiary } from './my-diary.tsx';

/** /diary shows the person's own diary. With ?user={id} it shows another member's, read-only. */
export function DiaryPage() {
  const [search] = useSearchParams();
  const userId = search.get('user');
  return userId ? <MemberDiary key={userId} userId={userId} /> : <MyDiary />;
}
