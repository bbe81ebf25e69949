import { api } from '@pathwise/federation/api';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { saveAs } from '@pathwise/ui/save-as';
import { Download } from 'lucide-react';

/** Everybody's addresses as text, and everybody's profile as CSV. */
export function ExportsCard() {
  const emails = useExport(() => api.download(api.auth.exportEmails), 'pathwise-emails.txt');
  const users = useExport(() => api.download(api.auth.exportUsers), 'pathwise-users.csv');
  return (
    <Card title="Export">
      <div className="grid gap-4">
        <p className="text-text-2">
          Files hold personal data of everybody. The CSV has Email, First Name, Last Name, Profession, Location, Created
          Date and Subscription.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button loading={emails.isPending} onClick={() => emails.mutate()}>
            <Download aria-hidden />
            Export email list
          </Button>
          <Button loading={users.isPending} onClick={() => users.mutate()}>
            <Download aria-hidden />
            Export user data
          </Button>
        </div>
      </div>
    </Card>
  );
}

const useExport = (fetchFile: () => Promise<Blob>, name: string) =>
  useOwnMutation({
    mutationFn: fetchFile,
    onSuccess: (file) => saveAs(file, name),
    onError: (error) => showFailure('Export Failed', error),
  });
