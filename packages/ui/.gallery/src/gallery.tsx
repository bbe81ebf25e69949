import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Pencil, Plus, ArrowRight, Ellipsis, Trash2, Target } from 'lucide-react';
import { Button } from '@pathwise/ui/button';
import { IconButton } from '@pathwise/ui/icon-button';
import { Card } from '@pathwise/ui/card';
import { StatCard } from '@pathwise/ui/stat-card';
import { Badge, GoalPriorityBadge, StatusBadge, TaskPriorityBadge, HomeBadge } from '@pathwise/ui/badge';
import { CategoryTile } from '@pathwise/ui/category-icon';
import { ProgressBar } from '@pathwise/ui/progress-bar';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { Textarea } from '@pathwise/ui/textarea';
import { Select } from '@pathwise/ui/select';
import { Checkbox } from '@pathwise/ui/checkbox';
import { Switch } from '@pathwise/ui/switch';
import { DatePicker } from '@pathwise/ui/date-picker';
import { Dialog, DialogFooter } from '@pathwise/ui/dialog';
import { useConfirmation } from '@pathwise/ui/alert-dialog';
import { DropdownMenu, MenuChoice, MenuItem, MenuSeparator, SubMenu } from '@pathwise/ui/dropdown-menu';
import { Tabs, TabList, TabPanel } from '@pathwise/ui/tabs';
import { SegmentedControl } from '@pathwise/ui/segmented-control';
import { Accordion } from '@pathwise/ui/accordion';
import { Tooltip } from '@pathwise/ui/tooltip';
import { HoverCard } from '@pathwise/ui/hover-card';
import { Popover } from '@pathwise/ui/popover';
import { Toaster } from '@pathwise/ui/toaster';
import { notify } from '@pathwise/ui/notify';
import { EmptyState } from '@pathwise/ui/empty-state';
import { ErrorState } from '@pathwise/ui/error-state';
import { SkeletonGroup, SkeletonRow } from '@pathwise/ui/skeleton';
import { Avatar } from '@pathwise/ui/avatar';
import { Logo } from '@pathwise/ui/logo';
import { ExpandableText } from '@pathwise/ui/expandable-text';
import { Banner } from '@pathwise/ui/banner';
import { LockedTeaser } from '@pathwise/ui/locked-teaser';
import { PageHeading } from '@pathwise/ui/page-heading';
import { PathLine } from '@pathwise/ui/path-line';
import { SkipLink } from '@pathwise/ui/skip-link';
const steps = [{ id: '1', title: 'Run 8 km without a break', meta: '1 Nov', state: 'done' as const }, { id: '2', title: 'Finish a 10 km race', meta: '6 Dec', state: 'current' as const }, { id: '3', title: 'Long run reaches 16 km', meta: '14 Feb', state: 'ahead' as const }, { id: '4', title: 'Half marathon', meta: '11 Apr', state: 'ahead' as const }];
function Gallery() {
  const [tab, setTab] = useState('w'); const [seg, setSeg] = useState('o'); const [day, setDay] = useState<string | undefined>('2027-06-30');
  const [open, setOpen] = useState(false); const [prio, setPrio] = useState('normal'); const { confirm, confirmation } = useConfirmation();
  return (<main id="main" tabIndex={-1} className="mx-auto grid max-w-[1040px] gap-6 px-4 py-8 md:px-6">
    <SkipLink /><Logo />
    <PageHeading title="Welcome back, Maya!" subtitle="Here's your life planning progress overview" actions={<Button variant="primary"><Plus aria-hidden />Create Goal</Button>} />
    <div className="grid gap-4 md:grid-cols-3"><StatCard label="Active Goals" value="4" note="1 due this month" /><StatCard label="Completed" value="7" note="2 since September" /><StatCard label="Overall Progress" value="43%" percent={43} /></div>
    <Tabs value={tab} onChange={setTab}><TabList label="View" tabs={[{ value: 'w', label: 'Workspace' }, { value: 'p', label: 'Preview' }]} /><TabPanel value="w" className="pt-4">Workspace</TabPanel><TabPanel value="p">Preview</TabPanel></Tabs>
    <div className="flex flex-wrap gap-3"><Button variant="primary">Primary<ArrowRight aria-hidden /></Button><Button>Default</Button><Button variant="ghost">Ghost</Button><Button variant="destructive"><Trash2 aria-hidden />Delete</Button><Button size="sm"><Plus aria-hidden />Small</Button><Button size="lg" variant="primary">Large</Button><Button loading>Creating...</Button><Button disabled>Disabled</Button><IconButton label="Edit"><Pencil aria-hidden /></IconButton></div>
    <div className="flex flex-wrap gap-2"><Badge>Template</Badge><TaskPriorityBadge priority="very-important" /><TaskPriorityBadge priority="important" /><TaskPriorityBadge priority="less-important" /><HomeBadge /><GoalPriorityBadge priority="high" /><GoalPriorityBadge priority="medium" /><GoalPriorityBadge priority="low" /><StatusBadge status="active" /><StatusBadge status="completed" /><StatusBadge status="paused" /><StatusBadge status="not-started" /><TaskPriorityBadge priority="important" quiet /></div>
    <Card title="Recent Goals" action={<DropdownMenu trigger={<IconButton label="More"><Ellipsis aria-hidden /></IconButton>}><MenuItem icon={Pencil} onSelect={() => setOpen(true)}>Edit</MenuItem><MenuChoice label="Priority" value={prio} onChange={setPrio} options={[{ value: 'normal', label: 'Normal' }, { value: 'important', label: 'Important' }]} /><SubMenu label="Move to…"><MenuItem onSelect={() => {}}>Monday</MenuItem></SubMenu><MenuSeparator /><MenuItem icon={Trash2} destructive onSelect={() => {}}>Delete</MenuItem></DropdownMenu>}>
      {['profession', 'health', 'hobby', 'relationship', 'financial', 'personal'].map((c, i) => <div key={c} className="flex items-center gap-3 py-2.5"><CategoryTile category={c} /><span className="flex-1 font-title capitalize">{c}</span><ProgressBar className="w-32" size="sm" label={c} percent={[20, 31, 50, 78, 100, 0][i] ?? 0} /></div>)}
    </Card>
    <Card title="Form"><div className="grid gap-4 md:grid-cols-2"><Field label="Title" error="Title is required"><Input placeholder="What do you want?" /></Field><Field label="Category" hint="One of six"><Select><option>Profession</option><option>Health</option></Select></Field><Field label="Target date"><DatePicker value={day} onChange={setDay} /></Field><Field label="Description"><Textarea rows={2} /></Field><label className="flex items-center gap-3"><Checkbox defaultChecked />Done</label><label className="flex items-center gap-3"><Checkbox />Open</label><label className="flex items-center gap-3"><Switch defaultChecked />Goals public</label><label className="flex items-center gap-3"><Switch />Diary public</label></div></Card>
    <div className="flex flex-wrap items-center gap-3"><Button onClick={() => setOpen(true)}>Open dialog</Button><Button onClick={() => void confirm({ title: 'Are you sure you want to delete this goal?', description: 'You can undo it for 30 days.', confirmLabel: 'Delete', destructive: true })}>Ask</Button><Button onClick={() => notify({ title: 'Goal deleted successfully!', description: 'It can come back.', action: { label: 'Undo', onSelect: () => notify({ title: 'Back again' }) } })}>Toast</Button><Button onClick={() => notify({ title: 'Error', description: 'Failed to create goal. Please try again.', variant: 'destructive' })}>Error toast</Button><Popover trigger={<Button>Add Column</Button>} label="Add column"><Field label="Name"><Input /></Field></Popover><Tooltip content="Collapse sidebar"><IconButton label="Collapse"><Target aria-hidden /></IconButton></Tooltip><HoverCard content={<p>More about it</p>}><a href="#x" className="text-accent-text underline">Milestone</a></HoverCard><SegmentedControl label="View" value={seg} onChange={setSeg} options={[{ value: 'o', label: 'Goal Overview' }, { value: 't', label: 'Timeline View' }]} /><Avatar name="Maya Ortiz" /></div>
    <Dialog open={open} onOpenChange={setOpen} title="Create New Goal" description="Tell the coach what you want."><form className="grid gap-4" onSubmit={(e) => e.preventDefault()}><Field label="Goal title"><Input /></Field><Field label="Due"><DatePicker value={day} onChange={setDay} min="2027-06-10" /></Field><DialogFooter><Button onClick={() => setOpen(false)}>Cancel</Button><Button variant="primary" type="submit">Create Goal</Button></DialogFooter></form></Dialog>{confirmation}
    <Banner title="One goal remains" tone="accent" action={<Button size="sm">Upgrade</Button>}>The free plan holds three goals.</Banner>
    <Banner title="Limit reached" tone="danger">The free plan holds three goals.</Banner>
    <div className="grid gap-4 md:grid-cols-2"><Card title="Path"><PathLine steps={steps} /></Card><Card title="Empty"><EmptyState icon={Target} title="No goals yet. Create your first goal to get started!" action={<Button>Create Goal</Button>} /></Card><Card title="Loading"><SkeletonGroup label="Loading goals"><SkeletonRow /><SkeletonRow /></SkeletonGroup></Card><Card title="Failed"><ErrorState title="Error loading goals" text="The server is away." onRetry={() => {}} /></Card></div>
    <Card title="Milestone View"><PathLine steps={steps} direction="across" start={6} /></Card>
    <Card title="FAQ"><Accordion items={[{ id: 'a', title: 'How many goals can I have?', content: 'Three on the free plan.' }, { id: 'b', title: 'Can I cancel?', content: 'Anytime.' }]} /><ExpandableText className="mt-4" text={'A long text about a goal that goes on and on. '.repeat(5)} /></Card>
    <LockedTeaser title="Mentorship is part of Premium" text="Learn from those who were there before." actionLabel="Upgrade to Premium" onUpgrade={() => {}}><div className="grid gap-4 md:grid-cols-2"><Card title="Sample">A sample card</Card></div></LockedTeaser>
    <Toaster />
  </main>);
}
const root = document.getElementById('root'); if (root) createRoot(root).render(<Gallery />);
