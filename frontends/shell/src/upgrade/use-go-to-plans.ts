import { useLocation, useNavigate } from '@pathwise/federation/router';
import { placeBeforePlans } from '@pathwise/federation/storage-keys';

/** Goes to the plans, and remembers the page that the person comes from. */
export function useGoToPlans(): () => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return () => {
    placeBeforePlans.set(`${pathname}${search}`);
    void navigate('/subscription');
  };
}
