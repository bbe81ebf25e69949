import { reportInstances } from '@pathwise/federation/instances';
import { useQueryClient } from '@pathwise/federation/query';
import { useLocation } from '@pathwise/federation/router';
import { useSession } from '@pathwise/federation/shell-contract';
import { ApiError } from '@pathwise/federation/api';
import { Button } from '@pathwise/ui/button';
import { Dialog } from '@pathwise/ui/dialog';
import { notify } from '@pathwise/ui/notify';
import { useState } from 'react';
import './styles.css';
reportInstances();
export function Remote() {
  const { pathname } = useLocation();
  const { status } = useSession();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  return <><p className="p-4 text-text-2">Planner at {pathname}, {queries.getQueryCache().getAll().length} queries, {status}, {ApiError.name}</p>
    <Button onClick={() => notify({ title: 'From the remote' })}>Toast</Button><Button onClick={() => setOpen(true)}>Dialog</Button>
    <Dialog open={open} onOpenChange={setOpen} title="Hello"><p>Text</p></Dialog></>;
}
