// A singleton enters the share scope only when the shell's own code imports it. Remotes need all of them.
import '@pathwise/api-client/errors';
import '@pathwise/federation/api';
import '@pathwise/federation/query';
import '@pathwise/federation/router';
import '@pathwise/federation/shell-contract';
import '@pathwise/ui/notify';
import 'react';
import 'react-dom';
import 'react/jsx-runtime';
