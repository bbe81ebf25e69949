import { api } from '@pathwise/federation/api';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { notify } from '@pathwise/ui/notify';
import { saveAs } from '@pathwise/ui/save-as';

/** Fetches the archive of everything that is stored about the person, and hands it to the browser as a file. */
export function useDownload() {
  return useOwnMutation({
    mutationFn: () => api.download(api.auth.exportAccount),
    onSuccess: (archive) => {
      saveAs(archive, `pathwise-${new Date().toISOString().slice(0, 10)}.json`);
      notify({ title: 'Your data is ready', description: 'The file is among your downloads.' });
    },
    onError: (error) => showFailure('Your data could not be downloaded', error),
  });
}
